import { LinkButton } from '../ui/link-button';
import { MessagePage } from '../ui/message-page';

/** What a brand sees of a booking that doesn't exist or isn't theirs; they may only be on another device. */
export function BookingNotFound({ title = 'Booking not found' }: { title?: string }) {
  return (
    <MessagePage
      title={title}
      text="Did you book without an account, on another device? We can email you a link to your booking."
    >
      <LinkButton to="/open-booking">Open Your Booking</LinkButton>
      <LinkButton to="/brand/dashboard" look="quiet">
        Go to Your Projects
      </LinkButton>
    </MessagePage>
  );
}
