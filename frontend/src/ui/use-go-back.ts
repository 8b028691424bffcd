import { useNavigate } from 'react-router-dom';

/** Whether the page before this document is ours. */
const cameFromUs = (): boolean => document.referrer.startsWith(`${window.location.origin}/`);

/** Goes to the page before this one; where it was opened from outside, as from an email, to another page of ours. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx || cameFromUs() ? navigate(-1) : navigate(otherwise));
  };
}
