import {
  AI_TEXTS,
  CONTENT_FORMAT_LABELS,
  PRODUCT_NEEDED,
  USAGE_RIGHTS_LABELS,
  aiOffer,
  cancellationText,
  dollarsText,
  parseDollars,
  revisionsCount,
} from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import { Facts } from '../ui/facts';

const inWords = (labels: Readonly<Record<string, string>>, word: string | null): string | null =>
  word === null ? null : (labels[word] ?? word);

/** What was agreed: the package line by line, and what the brand may do with the content. */
export function AgreedTerms({ booking }: { booking: BookingDto }) {
  const { package: pack, addons, revisionsLeft, role } = booking;
  return (
    <Facts
      facts={[
        { name: pack.name, value: dollarsText(pack.price) },
        ...addons.map(({ name, price, meaning }) => ({
          name: `+ ${name}`,
          value: [dollarsText(price), meaning?.text].filter(Boolean).join(', '),
        })),
        { name: 'Total', value: addons.length > 0 && dollarsText(booking.amount) },
        { name: 'Delivery', value: booking.deliveryTime },
        {
          name: PRODUCT_NEEDED.term,
          value: pack.needsProduct && PRODUCT_NEEDED.texts[role === 'brand' ? 'brand' : 'anyone'],
        },
        { name: 'Revisions', value: revisionsCount(pack.revisions) },
        {
          name: 'Revisions left',
          value: revisionsLeft === pack.revisions ? null : revisionsCount(revisionsLeft),
        },
        { name: 'Content Format', value: inWords(CONTENT_FORMAT_LABELS, pack.contentFormat) },
        { name: 'Usage Rights', value: inWords(USAGE_RIGHTS_LABELS, pack.usageRights) },
        { name: AI_TEXTS.term, value: aiOffer(pack.ai) },
        {
          name: 'If the brand cancels',
          value: cancellationText(parseDollars(booking.amount) ?? 0, pack.cancellationPercent),
        },
        { name: 'What’s included', value: pack.includes, long: true },
      ]}
    />
  );
}
