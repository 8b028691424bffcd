import { AI_TEXTS, type AiUse, aiStatement, isBeyondOffer } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import styles from './beyond.module.css';

interface AiStatementProps {
  stated: AiUse | null;
  booking: { package: Pick<BookingDto['package'], 'ai'> };
}

/** What a creator stated of AI in a file, and whether that is more than the package offers. */
export function AiStatement({ stated, booking: { package: pack } }: AiStatementProps) {
  return (
    <>
      <span>
        {AI_TEXTS.term}: {aiStatement(stated)}
      </span>
      {isBeyondOffer(stated, pack.ai) && (
        <strong className={styles.beyond}>{AI_TEXTS.beyond.delivered}</strong>
      )}
    </>
  );
}
