import { useEffect, useRef } from 'react';
import { ShowMore } from './show-more';

/** The end of a list that goes on by itself as one scrolls to it; the button is there for who doesn't scroll. */
export function MoreOnScroll({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (loading || !end.current) return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '200px' },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [loading]);
  return (
    <div ref={end}>
      <ShowMore loading={loading} onMore={onMore} />
    </div>
  );
}
