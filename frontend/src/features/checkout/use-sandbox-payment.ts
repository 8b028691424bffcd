import {
  useAuthenticateSandboxPaymentMutation,
  useConfirmSandboxPaymentMutation,
  type SandboxConfirmationDto,
} from '../../api/calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import type { Card } from './card-form';
import type { CardCheckout } from './card-checkout';

const somethingWrong = 'Something went wrong processing your payment';

/** Pays with the sandbox's test cards, and answers its imaginary bank. */
export function useSandboxPayment({ payment, begin, refuse, confirmed, send }: CardCheckout) {
  const [confirm] = useConfirmSandboxPaymentMutation();
  const [authenticate] = useAuthenticateSandboxPaymentMutation();

  function goOn({ status, declineMessage }: SandboxConfirmationDto): void {
    if (status === 'requires_payment_method') refuse('Payment Failed', declineMessage ?? somethingWrong);
    else if (status === 'requires_action') send({ type: 'BANK_ASKED' });
    else confirmed();
  }

  async function pay(card: Card): Promise<void> {
    if (!payment || !begin({ type: 'PAID' })) return;
    const { clientSecret } = payment;
    try {
      goOn(await confirm({ confirmSandboxPaymentDto: { clientSecret, card } }).unwrap());
    } catch (failure) {
      if (isApiProblem(failure) && failure.code === 'ALREADY_PAID') {
        send({ type: 'ALREADY_PAID' });
        return;
      }
      const first = isApiProblem(failure) ? Object.values(failure.errors)[0] : undefined;
      refuse('Payment Error', first ?? failureText(failure, { otherwise: somethingWrong }));
    }
  }

  async function answer(approved: boolean): Promise<void> {
    if (!payment || !begin({ type: 'ANSWERED' })) return;
    const { clientSecret } = payment;
    try {
      goOn(await authenticate({ authenticateSandboxPaymentDto: { clientSecret, approved } }).unwrap());
    } catch (failure) {
      send({ type: 'ANSWER_LOST', problem: failureText(failure, { otherwise: somethingWrong }) });
    }
  }

  return { pay, answer, close: () => send({ type: 'QUESTION_CLOSED' }) };
}
