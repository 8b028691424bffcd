import { type ComponentType, useEffect, useState } from 'react';
import { askForProofWith } from '../../api/proof';
import { loadWithLibrary } from './load-with-library';
import type { ProofDialogProps } from '../../features/auth/proof-dialog';

interface Asked {
  Dialog: ComponentType<ProofDialogProps>;
  answer: (isProven: boolean) => void;
}

/** Opens the one dialog that asks somebody to show that it is them, whatever call needs it. It is loaded when it is first needed. */
export function ProofHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      askForProofWith(async () => {
        const dialog = import('../../features/auth/proof-dialog').then((part) => ({
          default: part.ProofDialog,
        }));
        const loaded = await loadWithLibrary(dialog).catch(() => null);
        if (!loaded) return false;
        return new Promise((answer) => setAsked({ Dialog: loaded.default, answer }));
      }),
    [],
  );
  if (!asked) return null;
  const { Dialog, answer } = asked;
  const end = (isProven: boolean) => {
    setAsked(null);
    answer(isProven);
  };
  return <Dialog onEnd={end} />;
}
