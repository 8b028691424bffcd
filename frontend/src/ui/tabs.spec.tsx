import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

type Key = 'all' | 'ready' | 'done';
const items = (['all', 'ready', 'done'] as const).map((key) => ({
  key,
  label: key,
  children: <p>{key} panel</p>,
}));

function Shown() {
  const [active, setActive] = useState<Key>('all');
  return <Tabs label="Projects" items={items} active={active} onChange={setActive} />;
}

describe('tabs', () => {
  it('show one panel, named by its tab', async () => {
    render(<Shown />);
    await userEvent.click(screen.getByRole('tab', { name: 'ready' }));
    expect(screen.getByRole('tabpanel', { name: 'ready' }).textContent).toBe('ready panel');
    expect(screen.queryByText('all panel')).toBeNull();
  });

  it('are one stop of the Tab key, and the arrows go round', async () => {
    render(<Shown />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('all');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('done');
    expect(screen.getByRole('tabpanel').textContent).toBe('done panel');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('ready');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('done');
  });
});
