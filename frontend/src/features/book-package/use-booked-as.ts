import { useKeptText } from '../../ui/use-kept-text';
import type { CreateBookingApiArg } from '../../api/calls';

interface BookedAs {
  name?: string;
  email?: string;
}

/** As whom this tab has booked last: a guest has no account that would know it. */
export function useBookedAs() {
  const [text, setText] = useKeptText('booked as');
  const keep = (body: CreateBookingApiArg['body']): void => {
    const [name, email] =
      'brandName' in body ? [body.brandName, body.contactEmail] : [body.clientName, body.clientEmail];
    setText(JSON.stringify({ name, email } satisfies BookedAs));
  };
  return { bookedAs: text === '' ? {} : (JSON.parse(text) as BookedAs), keepBookedAs: keep };
}
