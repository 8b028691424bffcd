import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

describe('a QR code', () => {
  it('has its three corners and an empty rim around it', () => {
    render(<QrCode text="http://localhost/nora" label="QR code of the page" />);
    const code = screen.getByRole('img', { name: 'QR code of the page' });
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
    const corner = (left: number, top: number) => {
      for (let step = 0; step < 7; step += 1)
        for (const [x, y] of [
          [left + step, top],
          [left + step, top + 6],
          [left, top + step],
          [left + 6, top + step],
        ])
          expect(dark.has(`${x} ${y}`)).toBe(true);
    };
    corner(4, 4);
    corner(size - 11, 4);
    corner(4, size - 11);
    expect([...dark].filter((at) => at.split(' ').some((place) => +place < 4 || +place >= size - 4))).toEqual(
      [],
    );
  });
});
