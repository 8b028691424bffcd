import { Link } from 'react-router-dom';
import type { HoldDto, PayoutAccountDto } from '../../api/calls';
import { Badge, type Tone } from '../../ui/badge';
import { PlainButton } from '../../ui/link-button';
import { Panel } from '../../ui/panel';
import styles from './payout-account.module.css';

interface PayoutAccountProps {
  /** Null before payouts are set up. */
  account: PayoutAccountDto | null;
  /** Why nothing can be sent now. */
  hold: HoldDto | null;
  /** Whether they have a second factor, without which nobody may say where the money goes. */
  hasSecondFactor: boolean;
  busy: boolean;
  /** Goes to the payment provider's own page. */
  onSetUp: () => void;
}

interface AccountState {
  word: string;
  tone: Tone;
  says: string;
}

function stateOf(account: PayoutAccountDto | null, hold: HoldDto | null): AccountState {
  // The sandbox asks a creator nothing.
  if (!account && !hold) {
    return {
      word: 'Not set up',
      tone: 'neutral',
      says: 'Not set up yet. It takes two minutes; otherwise it opens by itself with your first payout.',
    };
  }
  if (!account) {
    return {
      word: 'Not set up',
      tone: 'attention',
      says: 'Our payment provider asks who you are and where your bank is. It takes a few minutes; we never see your bank details.',
    };
  }
  if (account.transfersActive && account.payoutsEnabled) {
    return {
      word: 'Ready',
      tone: 'money',
      says: 'As soon as a brand approves, your share is sent to your account, and from there to your bank.',
    };
  }
  return account.detailsSubmitted
    ? { word: 'Paused', tone: 'attention', says: 'Your money stays safe here until it can be sent.' }
    : {
        word: 'Unfinished',
        tone: 'attention',
        says: 'You began to set up payouts. Go on where you stopped.',
      };
}

/** "individual.verification.document" → "individual verification document". */
const readable = (requirement: string): string => requirement.replace(/[._]+/g, ' ');

/** Whether the creator can be paid, and the way to what is missing. */
export function PayoutAccount({ account, hold, hasSecondFactor, busy, onSetUp }: PayoutAccountProps) {
  const { word, tone, says } = stateOf(account, hold);
  return (
    <Panel title="Your account" aside={<Badge tone={tone}>{word}</Badge>}>
      <div className={styles.account}>
        {hold && (
          <p className={styles.hold} role="status">
            {hold.message}
          </p>
        )}
        <p>{says}</p>
        {account && account.missing.length > 0 && (
          <p className={styles.missing}>Still asked for: {account.missing.map(readable).join(', ')}.</p>
        )}
        {!hasSecondFactor && (
          <p>
            First <Link to="/account">set up a passkey or one-time codes</Link> in your account, so that
            nobody who learns your password can send your money elsewhere.
          </p>
        )}
        <div>
          <PlainButton
            look={hold ? 'primary' : 'quiet'}
            busy={busy}
            disabled={!hasSecondFactor || hold?.code === 'EMAIL_UNVERIFIED'}
            onClick={onSetUp}
          >
            {account ? 'Update details' : 'Set up payouts'}
          </PlainButton>
        </div>
      </div>
    </Panel>
  );
}
