import { DOCUMENT_TEXTS, dollarsText } from '@reelpact/domain';
import type { DocumentSummaryDto } from '../../api/document-calls';
import { dateText } from '../../ui/when';
import styles from './documents.module.css';

interface DocumentRowsProps {
  documents: readonly DocumentSummaryDto[];
  /** Opens one to read it on the page. */
  onOpen?: (id: string) => void;
}

/** Documents, each with its number, amount and PDF. One that was replaced says by which. */
export function DocumentRows({ documents, onOpen }: DocumentRowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => {
        const { id, title, number, date, amount, subject, corrects, replacedBy, pdfUrl } = document;
        const about = [subject, dateText(date)].filter(Boolean).join(' · ');
        const name = `${title} ${number}`;
        // The number stays in one piece where there is little room.
        const face = (
          <>
            {title} <span className={styles.number}>{number}</span>
          </>
        );
        return (
          <li key={id} className={replacedBy === null ? undefined : styles.replaced}>
            <span className={styles.what}>
              {onOpen ? (
                <button type="button" className={styles.name} onClick={() => onOpen(id)}>
                  {face}
                </button>
              ) : (
                <b>{face}</b>
              )}
              <span className={styles.quiet}>{about}</span>
              {corrects && <span className={styles.quiet}>{DOCUMENT_TEXTS.corrects(corrects.number)}</span>}
              {replacedBy !== null && (
                <span className={styles.quiet}>{DOCUMENT_TEXTS.replacedBy(replacedBy)}</span>
              )}
            </span>
            <span className={styles.amount}>{amountText(amount)}</span>
            <a
              className={styles.pdf}
              href={pdfUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`${name} as a PDF`}
            >
              {DOCUMENT_TEXTS.pdf}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Fees that were returned are below zero. */
const amountText = (amount: string): string =>
  amount.startsWith('-') ? `−${dollarsText(amount.slice(1))}` : dollarsText(amount);
