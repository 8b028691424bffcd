import { useNavigate } from 'react-router-dom';

/** Goes to the page before this one; where it was opened from outside, as from an email, to another page of ours. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(otherwise));
  };
}
