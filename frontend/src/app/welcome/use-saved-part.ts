import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/errors';

interface Chosen<Value> {
  value: Value;
  /** What was stored when it was chosen, or saved. As soon as something else is, that is shown. */
  over: string;
  /** Why it isn't saved. */
  problem: string | null;
  saving: boolean;
}

/**
 * A part of a page that is saved by itself. What was chosen stays in sight while it is saved and when that fails.
 * @param stored as the server has it
 * @param send saves it, and throws what the API says
 * @param notSaved the sentence that says what wasn't saved
 */
export function useSavedPart<Value>(
  stored: Value,
  send: (value: Value) => Promise<unknown>,
  notSaved: string,
) {
  const [last, setChosen] = useState<Chosen<Value> | null>(null);
  const storedNow = JSON.stringify(stored);
  const newest = useRef(storedNow);
  useEffect(() => {
    newest.current = storedNow;
  }, [storedNow]);
  const isCurrent = last !== null && (last.saving || last.problem !== null || last.over === storedNow);
  const chosen = isCurrent ? last : null;

  /** @returns whether it is saved */
  async function save(value: Value): Promise<boolean> {
    const sent: Chosen<Value> = { value, over: storedNow, problem: null, saving: true };
    setChosen(sent);
    // Something else may have been chosen meanwhile, which this says nothing of.
    const end = (problem: string | null) =>
      setChosen((now) => (now === sent ? { value, over: newest.current, problem, saving: false } : now));
    try {
      await send(value);
      end(null);
      return true;
    } catch (error) {
      end(failureText(error, { fixed: notSaved }));
      return false;
    }
  }

  return {
    shown: chosen ? chosen.value : stored,
    problem: chosen?.problem ?? null,
    saving: chosen?.saving ?? false,
    save,
    retry: () => (chosen ? save(chosen.value) : Promise.resolve(true)),
  };
}
