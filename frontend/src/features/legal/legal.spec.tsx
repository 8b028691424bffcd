import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COOKIES, DEFAULT_WINDOWS, DELETION_EFFECTS, PAGE_NUMBERS } from '@reelpact/domain';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SupportEmail } from './operator-address';
import { PrivacyPage } from './privacy-page';
import { spanText } from './span-text';
import { TermsPage } from './terms-page';

const show = (page: ReactNode) => render(<SupportEmail value="help@operator.test">{page}</SupportEmail>);

function textOf(page: ReactNode): string {
  const { container, unmount } = show(page);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

describe('the terms', () => {
  it.each(Object.entries(DEFAULT_WINDOWS).filter(([name]) => name !== 'securing'))(
    'name the window "%s" as the machine has it',
    (_name, span) => expect(textOf(<TermsPage corner={null} />)).toContain(spanText(span)),
  );

  it('say where the operator is reached', () => {
    show(<TermsPage corner={null} />);
    const link = screen.getByRole('link', { name: 'help@operator.test' });
    expect(link.getAttribute('href')).toBe('mailto:help@operator.test');
  });

  it('lead to each of their parts', () => {
    const { container, unmount } = show(<TermsPage corner={null} />);
    const targets = [...container.querySelectorAll('nav a[href^="#"]')].map((link) =>
      link.getAttribute('href'),
    );
    const parts = [...container.querySelectorAll('section[id]')].map(({ id }) => `#${id}`);
    expect(targets.length).toBeGreaterThan(8);
    expect(targets).toEqual(parts);
    unmount();
  });
});

it.each(['terms.tsx', 'privacy.tsx'])('%s types no number that the domain knows', (name) => {
  const source = readFileSync(join(__dirname, name), 'utf8');
  // The one example of how a delivery time is read.
  const text = source.replace('“3-5 days” is 5 days', '');
  expect(text).toContain('@reelpact/domain');
  expect(text.match(/\d+[ -](minute|hour|day|week|month|GB|file|percent|%)/gi)).toBeNull();
});

describe('the privacy policy', () => {
  it.each(Object.values(COOKIES))('names the cookie %j and how long it stays', (cookie) => {
    const text = textOf(<PrivacyPage corner={null} />);
    const stays = 'days' in cookie ? `${cookie.days} days` : `${cookie.minutes} minutes`;
    expect(text).toMatch(new RegExp(`${cookie.name}[^.]*(\\. It [^.]*)?${stays}`));
  });

  it('says how visits are counted, and for how long', () => {
    const text = textOf(<PrivacyPage corner={null} />);
    for (const fact of [/No cookie is used for it/, /hash/, /salt .*deleted/, /bots are left out/])
      expect(text).toMatch(fact);
    expect(text).toContain(`${PAGE_NUMBERS.keptMonths} months`);
    expect(text).not.toContain('no analytics');
  });

  it('says what deleting an account does', () => {
    const text = textOf(<PrivacyPage corner={null} />);
    for (const effect of [...DELETION_EFFECTS.goes, ...DELETION_EFFECTS.stays])
      expect(text).toContain(effect);
  });
});
