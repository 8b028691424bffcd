import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SOPHIA } from '../../../test/people';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { TipForm } from './tip-form';

let routes: StandInRoutes = {};
standInServer(() => routes);

const creator = { ...SOPHIA, blocks: [{ id: 't', kind: 'tips', content: {} }] };
async function open(user: object | null): Promise<(label: string) => string> {
  routes = {
    'GET /api/creator/profile/sophiacreates': { body: creator },
    'GET /api/auth/user': { body: user },
  };
  renderWithData(<TipForm username="sophiacreates" />);
  await screen.findByRole('heading', { level: 1, name: 'Tip Sophia Reyes' });
  return (label) => screen.getByLabelText<HTMLInputElement>(label).value;
}

describe('the form of a tip', () => {
  it('knows the email and the brand of anyone who is signed in', async () => {
    const valueOf = await open({ id: 'u1', email: 'ann@northwind.test', brandName: 'Northwind Coffee' });
    expect(valueOf('Your email')).toBe('ann@northwind.test');
    expect(valueOf('Your name (optional)')).toBe('Northwind Coffee');
  });

  it('asks a visitor for both', async () => {
    const valueOf = await open(null);
    expect([valueOf('Your email'), valueOf('Your name (optional)')]).toEqual(['', '']);
  });
});
