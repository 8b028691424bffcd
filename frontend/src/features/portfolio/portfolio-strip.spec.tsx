import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SOPHIA } from '../../../test/people';
import { type StandInAnswer, renderWithData, standInServer } from '../../../test/stand-in-server';
import { PortfolioStrip } from './portfolio-strip';

let answer: StandInAnswer;
standInServer(() => ({ [`GET /api/creator/${SOPHIA.id}/portfolio`]: answer }));
const show = () => renderWithData(<PortfolioStrip creatorId={SOPHIA.id} onEdit={() => {}} />);

describe('the portfolio on the dashboard', () => {
  it('has its place before it is there', async () => {
    answer = { body: [] };
    show();
    expect(screen.getByRole('heading', { name: 'Portfolio' })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText(/^Brands book creators/)).toBeNull();
    expect(await screen.findByText(/^Brands book creators/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Work' })).toBeTruthy();
  });

  it('can be edited and asked for again when it can’t be loaded, and isn’t called empty', async () => {
    answer = { status: 500 };
    show();
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
    expect(screen.queryByText(/^Brands book creators/)).toBeNull();
  });
});
