import { describe, expect, it } from '@jest/globals';
import { dock, freeSlot, toastWidth, type Box } from './free-slot';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const onPhone = { width: toastWidth(phone.width), height: 72 };
const onDesk = { width: toastWidth(desk.width), height: 72 };

/** A control across the column of a phone. */
const line = (top: number, height: number): Box => ({ left: 16, right: 374, top, bottom: top + height });

const touches = (slot: { top: number; left: number } | null, size: typeof onPhone, box: Box): boolean =>
  slot !== null &&
  slot.top < box.bottom &&
  slot.top + size.height > box.top &&
  slot.left < box.right &&
  slot.left + size.width > box.left;

describe('the place of a toast', () => {
  it('is the corner at the bottom right of a desk', () => {
    expect(freeSlot([], onDesk, desk)).toEqual({ left: 1024, top: 812 });
  });

  it('is just below the bar on a phone, and never wider than the window', () => {
    expect(freeSlot([], onPhone, phone, 56)).toEqual({ left: 16, top: 64 });
    expect(toastWidth(320)).toBe(288);
  });

  it('is above a button that stands in the corner of a desk', () => {
    const pay: Box = { left: 1000, right: 1400, top: 830, bottom: 880 };
    const slot = freeSlot([pay], onDesk, desk);
    expect(slot).toEqual({ left: 1024, top: 830 - 8 - 72 });
  });

  it('leaves the corner to controls that are beside it, not under it', () => {
    expect(freeSlot([{ left: 100, right: 900, top: 800, bottom: 900 }], onDesk, desk)?.top).toBe(812);
  });

  it('goes down a phone to the first gap that is large enough, and leaves the button at the bottom alone', () => {
    const controls = [line(70, 40), line(150, 48), line(300, 110), line(500, 48), line(760, 60)];
    const slot = freeSlot(controls, onPhone, phone, 56);
    expect(slot).toEqual({ left: 16, top: 206 });
    expect(controls.filter((box) => touches(slot, onPhone, box))).toEqual([]);
  });

  it('is nowhere on a screen full of controls; then it docks at the bottom, for which the page makes room', () => {
    const links = Array.from({ length: 12 }, (_, index) => line(56 + index * 66, 56));
    expect(freeSlot(links, onPhone, phone, 56)).toBeNull();
    expect(dock(onPhone, phone)).toEqual({ left: 16, top: 844 - 8 - 72, room: 88 });
    expect(dock(onDesk, desk)).toEqual({ left: 1024, top: 900 - 8 - 72, room: 88 });
  });

  it('covers nothing wherever controls stand, as long as there is room for it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const height = 30 + ((seed * 37) % 60);
      const gap = 90 + ((seed * 53) % 60);
      const controls = Array.from({ length: 8 }, (_, index) => line(seed + index * (height + gap), height));
      const slot = freeSlot(controls, onPhone, phone, 56);
      expect(slot).not.toBeNull();
      expect(controls.filter((box) => touches(slot, onPhone, box))).toEqual([]);
    }
  });
});
