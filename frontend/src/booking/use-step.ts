import { type BookingActionName, type BookingFlow, doneText, stepRow } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStepMutation, type StepCall } from '../api/step-call';
import { reportFailure, type FailureText } from '../api/errors';
import { showToast } from '../ui/toast';

/** What a screen says and does in its own way, where the specification gives it one. */
interface OwnWay {
  done?: [title: string, text: string];
  failed?: FailureText;
  /** Where it leads. */
  leadsTo?: string;
}

const didNotWork: FailureText = { otherwise: 'That did not work. Please try again.' };

/** Takes a step of a booking and says what came of it, in the words of the table of steps. */
export function useStep() {
  const [take] = useStepMutation();
  const navigate = useNavigate();
  const [running, setRunning] = useState<BookingActionName | null>(null);

  /** Answers whether the server took it. */
  async function run(
    call: Exclude<StepCall, { step: 'complete_booking' }>,
    flow?: BookingFlow,
    own: OwnWay = {},
  ): Promise<boolean> {
    const { step } = call;
    const { failed } = stepRow(step);
    setRunning(step);
    try {
      await take(call).unwrap();
      const done = doneText(step, flow);
      if (own.done) showToast(...own.done);
      else if (done) showToast(done.title, done.text);
      // The next page may have to be loaded first: until it is there, this one goes on saying that it is busy.
      if (own.leadsTo === undefined) setRunning(null);
      else void navigate(own.leadsTo);
      return true;
    } catch (error) {
      setRunning(null);
      reportFailure(error, own.failed ?? (failed === undefined ? didNotWork : { fixed: failed }));
      return false;
    }
  }

  return { run, running };
}
