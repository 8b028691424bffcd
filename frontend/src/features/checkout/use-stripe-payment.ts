import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { CardCheckout } from './card-checkout';

const somethingWrong = 'Something went wrong processing your payment';

/** A payment that needs nothing more from its payer; whether it has arrived is the server's to say. */
const taken: readonly PaymentIntent.Status[] = ['succeeded', 'requires_capture', 'processing'];

/** What Stripe writes for the person who holds the card, and not for anyone who built the page. */
const forPeople = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';

/** Confirms the payment with what Stripe's form holds. */
export function useStripePayment(
  { paying, begin, refuse, confirmed, send }: CardCheckout,
  stripe: Stripe | null,
  elements: StripeElements | null,
) {
  return async function pay(): Promise<void> {
    if (!stripe || !elements || !paying || !begin({ type: 'PAID' })) return;
    const returnUrl = window.location.origin + paying.returnPath;
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (error) {
        // Confirmed before, in another window or by an answer that got lost: there is nothing left to pay.
        if (error.payment_intent && taken.includes(error.payment_intent.status))
          send({ type: 'ALREADY_PAID' });
        else if (forPeople(error)) refuse('Payment Failed', error.message ?? somethingWrong);
        else refuse('Payment Error', somethingWrong);
      } else if (taken.includes(paymentIntent.status)) confirmed();
      else refuse('Payment Failed', somethingWrong);
    } catch (failure) {
      console.error(failure);
      refuse('Payment Error', somethingWrong);
    }
  };
}
