/** Plays a few silent seconds of the reel in view, one at a time. If the browser refuses, the poster stays. */
export function playLoops(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) return;

  const inView = new Set<HTMLElement>();
  let playing: HTMLVideoElement | null = null;

  const play = (reel: HTMLElement | undefined) => {
    if (playing?.parentElement === reel) return;
    playing?.remove();
    playing = null;
    if (!reel?.dataset.loop) return;
    const video = document.createElement('video');
    Object.assign(video, {
      muted: true,
      loop: true,
      playsInline: true,
      src: reel.dataset.loop,
      tabIndex: -1,
    });
    video.setAttribute('aria-hidden', 'true');
    // Behind the play mark and the duration, over the poster.
    reel.querySelector('img')?.closest('picture, img')?.after(video);
    playing = video;
    video.play().catch(() => video.remove());
  };

  const watcher = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target as HTMLElement);
        else inView.delete(target as HTMLElement);
      }
      play([...document.querySelectorAll<HTMLElement>('[data-loop]')].find((reel) => inView.has(reel)));
    },
    { threshold: 0.7 },
  );
  for (const reel of document.querySelectorAll('[data-loop]')) watcher.observe(reel);
}
