import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaChart, BarChart } from './chart';

const points = [
  { label: 'Nov 20', value: 3 },
  { label: 'Nov 21', value: 1200 },
  { label: 'Nov 22', value: 5 },
];
const say = (value: number) => `${value} visitors`;
const said = () => document.querySelector('[aria-live]')?.textContent;

describe.each([
  ['over time', AreaChart, 'Peak: 1200 visitors on Nov 21.'],
  ['of amounts', BarChart, 'Most: Nov 21, 1200 visitors.'],
])('a chart %s', (_name, Chart, highest) => {
  const show = (some = points) =>
    render(<Chart title="Visitors" unit="Visitors" labelled="Day" points={some} say={say} />);

  it('says what it shows to readers who do not see it', () => {
    show();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      `Visitors. ${highest} Use the arrow keys to hear each value.`,
    );
    expect(said()).toBe(highest);
  });

  it('says each value by the arrow keys, from the last one on, and stops at the ends', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('img'));
    const heard: (string | null | undefined)[] = [];
    for (const key of [
      '{ArrowLeft}',
      '{ArrowLeft}',
      '{Home}',
      '{ArrowLeft}',
      '{ArrowRight}',
      '{End}',
      '{ArrowRight}',
    ]) {
      await user.keyboard(key);
      heard.push(said());
    }
    const [first, second, third] = points.map(({ label, value }) => `${label}: ${say(value)}`);
    expect(heard).toEqual([third, second, first, first, second, third, third]);
    await user.tab();
    expect(said()).toBe(highest);
  });

  it('leaves every other key to the page', () => {
    show();
    expect(fireEvent.keyDown(screen.getByRole('img'), { key: 'PageDown' })).toBe(true);
    expect(said()).toBe(highest);
  });

  it('has the same numbers in a table', () => {
    show();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayVisitors',
      'Nov 203 visitors',
      'Nov 211200 visitors',
      'Nov 225 visitors',
    ]);
  });

  it('is drawn without points, with one, and with nothing but zeros', async () => {
    for (const some of [
      [],
      points.slice(0, 1),
      [
        { label: 'a', value: 0 },
        { label: 'b', value: 0 },
      ],
    ]) {
      const { container, unmount } = show(some);
      fireEvent.keyDown(screen.getByRole('img'), { key: 'ArrowLeft' });
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
      unmount();
    }
  });
});

it('says the value under the pointer', () => {
  render(<AreaChart title="Visitors" unit="Visitors" labelled="Day" points={points} say={say} />);
  const drawing = screen.getByRole('img');
  drawing.getBoundingClientRect = () => ({ left: 100, top: 0, width: 200, height: 100 }) as DOMRect;
  const at = (clientX: number) => {
    // jsdom has no pointer events of its own with a place.
    fireEvent(drawing, new MouseEvent('pointermove', { clientX, clientY: 10, bubbles: true }));
    return said();
  };
  expect([at(100), at(190), at(300), at(900)]).toEqual([
    'Nov 20: 3 visitors',
    'Nov 21: 1200 visitors',
    'Nov 22: 5 visitors',
    'Nov 22: 5 visitors',
  ]);
});
