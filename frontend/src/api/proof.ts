import type { ApiProblem } from './problem';

type AskForProof = () => Promise<boolean>;
let ask: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Says how somebody is asked to show that it is them. The app decides that: this floor knows no component.
 * @param how resolves with whether they did
 * @returns what takes it back
 */
export function askForProofWith(how: AskForProof): () => void {
  ask = how;
  return () => {
    ask = undefined;
  };
}

/** Whether a call was refused only because it is long ago that somebody showed that it is them. */
export const needsProof = ({ code }: ApiProblem): boolean => code === 'PROOF_NEEDED';

/** Asks for it, once for all calls that wait for it; false where nobody can ask. */
export function gainProof(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
