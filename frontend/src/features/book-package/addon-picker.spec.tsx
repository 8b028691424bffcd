import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AddonPicker } from './addon-picker';

const addons = [
  { id: 'two', name: 'Express', price: 50, meaning: { kind: 'faster', text: 'Delivery within 2 days' } },
  { id: 'one', name: 'Tomorrow', price: 90, meaning: { kind: 'faster', text: 'Delivery within 1 day' } },
  { id: 'raw', name: 'Raw footage', price: 120, meaning: { kind: 'more', text: 'Adds 1 extra file' } },
  { id: 'voice', name: 'Voice-over', price: 30, meaning: null },
] as const;

function Picker() {
  const [picked, setPicked] = useState<string[]>([]);
  return <AddonPicker addons={addons} picked={picked} onChange={setPicked} />;
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const picked = () => addons.filter(({ name }) => box(new RegExp(name)).checked).map(({ id }) => id);

describe('picking add-ons', () => {
  it('says what each of them changes, and lets one faster delivery take the place of another', () => {
    render(<Picker />);
    expect(box(/Express/).closest('label')?.textContent).toContain('Delivery within 2 days');
    expect(box(/Raw footage/).closest('label')?.textContent).toContain('Adds 1 extra file');
    expect(box(/Voice-over/).closest('label')?.textContent).toBe('Voice-over+$30');
    for (const name of [/Raw footage/, /Express/, /Voice-over/]) fireEvent.click(box(name));
    expect(picked()).toEqual(['two', 'raw', 'voice']);
    fireEvent.click(box(/Tomorrow/));
    expect(picked()).toEqual(['one', 'raw', 'voice']);
    fireEvent.click(box(/Tomorrow/));
    expect(picked()).toEqual(['raw', 'voice']);
  });
});
