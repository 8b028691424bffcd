import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MenuButton } from './menu-button';

function show() {
  const onEdit = jest.fn();
  render(
    <MemoryRouter>
      <MenuButton
        label="Menu"
        items={[
          { key: 'edit', label: 'Edit', onPress: onEdit },
          { key: 'account', label: 'Account', href: '/account' },
        ]}
      />
      <button>Elsewhere</button>
    </MemoryRouter>,
  );
  return { onEdit, user: userEvent.setup() };
}
const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it.each(['{Enter}', ' '])('is opened, walked and used with the keyboard (%s)', async (key) => {
    const { onEdit, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(focused()).toBe('Edit');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Account');
    await user.keyboard('{ArrowDown}');
    await user.keyboard(key);
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Menu');
  });

  it('closes with Escape, and when somebody goes elsewhere', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
