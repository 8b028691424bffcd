import { useEffect } from 'react';

const ask = (event: Event): void => event.preventDefault();

/** Has the browser ask before the document is left, while something would be lost by that. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (wouldLose) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
