/** Finger travel, in pixels, that means "the next one". */
const SWIPE = 48;

function button(label: string, text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', className: 'button', textContent: text, onclick: act });
  made.setAttribute('aria-label', label);
  return made;
}

/** Opens films with sound, and photos, over the page; on with arrow keys, swipes and buttons. */
export function lightUpReels(): void {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('.reel')];
  if (all.length === 0) return;
  /** Those beside the one that was opened: a page can show the same work twice. */
  let reels = all;

  const dialog = document.createElement('dialog');
  const stage = document.createElement('div');
  const caption = document.createElement('b');
  const bar = document.createElement('p');
  stage.className = 'stage';
  dialog.setAttribute('aria-label', 'My Work');
  caption.setAttribute('aria-live', 'polite');
  let at = 0;

  const show = (index: number) => {
    at = (index + reels.length) % reels.length;
    const reel = reels[at];
    const poster = reel?.querySelector('img');
    if (!reel || !poster) return;
    caption.textContent = `${poster.alt} (${at + 1} of ${reels.length})`;
    caption.dir = 'auto';
    book.textContent = reel.dataset.kind === 'video' ? 'Book a reel like this' : 'Book something like this';
    if (reel.dataset.kind === 'video') {
      const video = document.createElement('video');
      Object.assign(video, { src: reel.href, poster: poster.currentSrc, controls: true, playsInline: true });
      video.setAttribute('aria-label', poster.alt);
      stage.replaceChildren(video);
      void video.play().catch(() => undefined);
      document.dispatchEvent(new Event('reel-play'));
    } else {
      const photo = new Image();
      Object.assign(photo, { src: reel.href, alt: poster.alt });
      stage.replaceChildren(photo);
    }
  };
  const close = () => dialog.close();
  const book = document.createElement('a');
  Object.assign(book, {
    className: 'button',
    href: '#packages',
    onclick: close,
  });
  bar.append(
    caption,
    ...(document.getElementById('packages') ? [book] : []),
    button('Previous', '←', () => show(at - 1)),
    button('Next', '→', () => show(at + 1)),
  );
  const closing = button('Close', '✕', close);
  closing.classList.add('close');
  dialog.append(stage, bar, closing);
  document.body.append(dialog);

  dialog.addEventListener('close', () => {
    stage.replaceChildren();
    reels[at]?.focus();
  });
  dialog.addEventListener('keydown', ({ key, target }) => {
    // In a film the arrow keys seek.
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowRight') show(at + 1);
    if (key === 'ArrowLeft') show(at - 1);
  });
  let start: number | null = null;
  stage.addEventListener('pointerdown', ({ clientX, target }) => {
    // The lower part of a film is its controls.
    start = target instanceof HTMLVideoElement ? null : clientX;
  });
  stage.addEventListener('touchstart', ({ touches }) => (start = touches[0]?.clientX ?? null), {
    passive: true,
  });
  const end = (x: number) => {
    const travel = start === null ? 0 : x - start;
    start = null;
    if (Math.abs(travel) > SWIPE) show(at + (travel < 0 ? 1 : -1));
  };
  stage.addEventListener('pointerup', ({ clientX, pointerType }) => pointerType !== 'touch' && end(clientX));
  stage.addEventListener('touchend', ({ changedTouches }) => end(changedTouches[0]?.clientX ?? 0), {
    passive: true,
  });

  for (const reel of all) {
    reel.addEventListener('click', (event) => {
      // A new tab is what was asked for.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const list = reel.closest('section, .sheet');
      reels = all.filter((one) => one.closest('section, .sheet') === list);
      show(reels.indexOf(reel));
      dialog.showModal();
    });
  }
}
