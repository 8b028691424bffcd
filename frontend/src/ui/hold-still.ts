let holders = 0;

/** Keeps the page behind a dialog from being scrolled. @returns what lets it go again */
export function holdStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    // Where a scroll bar had room, that stays, or everything would move when the bar goes.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
