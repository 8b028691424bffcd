import { type BookingActionName, type BookingFlow, doneText, stepRow } from '@reelpact/domain';
import { useState } from 'react';
import { useStepMutation, type StepCall } from '../api/calls';
import { reportFailure, type FailureText } from '../api/errors';
import { showToast } from '../ui/toast';

/** What a screen says in words of its own, where the specification gives it some. */
interface OwnTexts {
  done?: [title: string, text: string];
  failed?: FailureText;
}

const didNotWork: FailureText = { otherwise: 'That did not work. Please try again.' };

/** Takes a step of a booking and says what came of it, in the words of the table of steps. */
export function useStep() {
  const [take] = useStepMutation();
  const [running, setRunning] = useState<BookingActionName | null>(null);

  /** Answers whether the server took it. */
  async function run(
    call: Exclude<StepCall, { step: 'complete_booking' }>,
    flow?: BookingFlow,
    own: OwnTexts = {},
  ): Promise<boolean> {
    const { step } = call;
    const { failed } = stepRow(step);
    setRunning(step);
    try {
      await take(call).unwrap();
      const done = doneText(step, flow);
      if (own.done) showToast(...own.done);
      else if (done) showToast(done.title, done.text);
      return true;
    } catch (error) {
      reportFailure(error, own.failed ?? (failed === undefined ? didNotWork : { fixed: failed }));
      return false;
    } finally {
      setRunning(null);
    }
  }

  return { run, running };
}
