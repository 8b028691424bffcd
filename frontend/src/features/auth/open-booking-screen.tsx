import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useEnterAsGuestMutation, useGetBookingQuery, useMailGuestLinkMutation } from '../../api/calls';
import { failureText, reportFailure } from '../../api/errors';
import { Spinner } from '../../ui/spinner';
import { PlainButton } from '../../ui/link-button';
import { AskForLink } from './ask-for-link';
import styles from './auth-form.module.css';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

interface OpenBookingScreenProps {
  /** Which booking an email was about; absent when the link is to all of them. */
  bookingId?: string;
  token: string | null;
  /** The page to go on with; without one, that of the booking. */
  next?: string | null;
}

/** Where an email leads somebody who booked without an account. Anyone who may see the booking already goes right to it. */
export function OpenBookingScreen({ bookingId, token, next = null }: OpenBookingScreenProps) {
  const found = useGetBookingQuery(
    { id: bookingId ?? '' },
    { skip: !bookingId, refetchOnMountOrArgChange: true },
  );
  const [mailLink, { isLoading: asking }] = useMailGuestLinkMutation();
  const [enter, { isLoading: entering }] = useEnterAsGuestMutation();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function ask(email: string): Promise<void> {
    try {
      await mailLink({ emailDto: { email } }).unwrap();
      setAskedFor(email);
    } catch (error) {
      reportFailure(error, { otherwise: 'The link could not be sent. Please try again.' });
    }
  }

  async function submit({ token: sent, email, code }: EmailLinkValues): Promise<void> {
    setFailure(null);
    try {
      await enter({ linkProofDto: sent ? { token: sent } : { email, code } }).unwrap();
      // With a booking, this page asks for it again and goes on by itself.
      if (!bookingId) await navigate(next ?? '/brand/dashboard', { replace: true });
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'Your booking could not be opened. Please try again.' }));
    }
  }

  if (found.isLoading) return <Spinner />;
  if (found.data && !found.error) return <Navigate to={next ?? found.data.path} replace />;
  if (!token && askedFor === null) {
    return (
      <AskForLink
        title="Open your booking"
        text="Booked without an account? Tell us the email you booked with. We’ll email you a link and a code."
        busy={asking}
        onAsk={(email) => void ask(email)}
        haveCode={
          <PlainButton look="link" onClick={() => setAskedFor('')}>
            I have a code
          </PlainButton>
        }
      >
        <Link to="/login?next=/brand/dashboard">Sign in</Link>
      </AskForLink>
    );
  }
  const text = token
    ? 'Press the button to open your booking on this device. You stay signed in to it here.'
    : askedFor
      ? `If something was booked with ${askedFor}, an email is on its way. Open its link, or enter its code here.`
      : 'Enter the code from the newest email.';
  return (
    <EmailLinkForm
      title="Open your booking"
      text={text}
      button="Open Booking"
      token={token}
      email={askedFor ?? ''}
      passwordHint={null}
      busy={entering || found.isFetching}
      failure={failure}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.toggle}>
        <Link
          to={bookingId ? `/open-booking/${bookingId}` : '/open-booking'}
          onClick={() => setAskedFor(null)}
        >
          Send a new link
        </Link>
      </div>
    </EmailLinkForm>
  );
}
