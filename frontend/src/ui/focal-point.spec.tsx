import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FocalPoint } from './focal-point';

interface Point {
  x: number;
  y: number;
}
const onChange = jest.fn<(point: Point) => void>();

/** A picture of 200 × 100 pixels whose left upper corner is at 20, 10: jsdom lays nothing out. */
function draw(point: Point = { x: 50, y: 50 }): HTMLElement {
  onChange.mockClear();
  render(
    <FocalPoint
      src="/a.webp"
      alt="Your cover"
      label="Focal point"
      point={point}
      step={5}
      textOf={({ x, y }) => `${x} across, ${y} down`}
      onChange={onChange}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Your cover' });
  picture.getBoundingClientRect = () => new DOMRect(20, 10, 200, 100);
  return picture;
}

describe('a focal point', () => {
  it('is where the picture was tapped', () => {
    fireEvent.click(draw(), { clientX: 70, clientY: 90 });
    expect(onChange.mock.calls).toEqual([[{ x: 25, y: 80 }]]);
  });

  it('follows the finger that drags it, and stays on the picture', () => {
    draw();
    const point = screen.getByRole('slider', { name: 'Focal point' });
    let held = false;
    point.setPointerCapture = () => (held = true);
    point.hasPointerCapture = () => held;
    fireEvent(point, new MouseEvent('pointermove', { bubbles: true, clientX: 30, clientY: 20 }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent(point, new MouseEvent('pointerdown', { bubbles: true }));
    fireEvent(point, new MouseEvent('pointermove', { bubbles: true, clientX: 400, clientY: 0 }));
    expect(onChange.mock.calls).toEqual([[{ x: 100, y: 0 }]]);
  });

  it('moves with the arrow keys, as far as the edge, and says where it is', async () => {
    draw({ x: 5, y: 50 });
    const point = screen.getByRole('slider', { name: 'Focal point' });
    expect(point.getAttribute('aria-valuetext')).toBe('5 across, 50 down');
    point.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowUp}{/Shift}a');
    expect(onChange.mock.calls).toEqual([[{ x: 0, y: 50 }], [{ x: 5, y: 55 }], [{ x: 5, y: 30 }]]);
  });
});
