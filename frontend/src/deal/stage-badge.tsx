import { STAGE_META, type BookingStage } from '@reelpact/domain';
import { Badge, type Tone } from '../ui/badge';

const tones: Record<BookingStage, Tone> = {
  unpaid: 'attention',
  requested: 'attention',
  accepted: 'attention',
  securing: 'primary',
  producing: 'primary',
  revising: 'attention',
  in_review: 'primary',
  completed: 'money',
  contestable: 'danger',
  disputed: 'danger',
  declined: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  payment_expired: 'neutral',
  request_expired: 'neutral',
  not_delivered: 'neutral',
  refunded: 'neutral',
};

/** A booking's label in the colour of its stage. */
export function StageBadge({ stage, label }: { stage: BookingStage; label?: string }) {
  return <Badge tone={tones[stage]}>{label ?? STAGE_META[stage].label}</Badge>;
}
