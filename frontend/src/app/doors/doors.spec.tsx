import { describe, expect, it, jest } from '@jest/globals';
import { AI_TEXTS, AI_USE_TEXTS, LABEL_TEXTS, PLACEMENTS } from '@reelpact/domain';
import type { BookingDto, PackagePageDto, UserDto } from '../../api/calls';
import { htmlOf } from '../../pages/document';
import type { DoorData } from './door-data';
import type * as program from './program';

/** The program with the doors' own router, as the build makes it. */
function built(): typeof program {
  let made: typeof program | undefined;
  jest.isolateModules(() => {
    jest.doMock('react-router-dom', () => jest.requireActual('./door-router'));
    made = jest.requireActual('./program');
  });
  jest.dontMock('react-router-dom');
  if (!made) throw new Error('The program was not made.');
  return made;
}
const { drawDoor } = built();

const site = { supportEmail: 'help@operator.test', demo: false, signIn: { name: 'Google' }, pushKey: null };
const pack = {
  id: 'p1',
  tier: 'main',
  name: 'Single </script><b>Reel',
  description: 'One reel',
  price: 150,
  deliveryTime: '3-5 days',
  revisions: 1,
  includes: '• 1 reel',
  whatIncluded: null,
  contentFormat: null,
  usageRights: null,
  bookable: true,
  addons: [],
  creator: { id: 'c1', username: 'sophiacreates', displayName: 'Sophia Reyes', bookingFlow: 'pay_first' },
} as unknown as PackagePageDto;

/** Whenever the tests run, there is time left. */
const in2Days = new Date(Date.now() + 48 * 3_600_000).toISOString();

const booking = {
  id: 'b1',
  flow: 'pay_first',
  amount: '150.00',
  brandName: 'Northwind',
  projectDescription: 'A reel.',
  packageId: 'p1',
  package: {
    name: 'Single Reel',
    price: 150,
    deliveryTime: '3-5 days',
    revisions: 1,
    creator: { username: 'sophia', displayName: 'Sophia Reyes', profilePicture: null },
  },
  addons: [],
  actions: [
    { name: 'pay', label: 'Pay Now', enabled: true, reason: null, needs: null, names: {}, consequence: null },
  ],
  nextStep: 'Pay to send your request to Sophia Reyes.',
  until: { kind: 'act', at: in2Days },
  deadlineAt: in2Days,
  onSilence: 'The booking ends, and nothing is charged.',
} as unknown as BookingDto;

const draw = (data: Partial<DoorData>): Document =>
  new DOMParser().parseFromString(
    htmlOf(drawDoor({ route: '/login', params: {}, search: '', site, user: null, ...data })),
    'text/html',
  );
const field = (drawn: Document, name: string) =>
  drawn.querySelector<HTMLInputElement>(`form[method=post] [name=${name}]`);

describe('a door, as the server draws it', () => {
  it('is found under one address, or by nobody', () => {
    const headOf = (canonical: string | null) => {
      const { head } = new DOMParser().parseFromString(
        htmlOf(
          drawDoor({ route: '/login', params: {}, search: '?next=%2Faccount', site, user: null }, canonical),
        ),
        'text/html',
      );
      return [
        head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      ];
    };
    const login = 'https://reelpact.test/login';
    expect([headOf(login), headOf(null)]).toEqual([
      [login, null],
      [null, 'noindex'],
    ]);
  });

  it('shows its form before any script', () => {
    const drawn = draw({ search: '?next=%2Faccount&problem=denied' });
    expect(drawn.title).toBe('Sign In · Reelpact');
    expect(drawn.querySelector('h1')?.textContent).toBe('Welcome back');
    expect(field(drawn, 'email')?.autocomplete).toBe('username webauthn');
    expect(field(drawn, 'password')?.type).toBe('password');
    expect(drawn.querySelector('[role=alert]')?.textContent).not.toBe('');
    expect(drawn.querySelector('a[href^="/api/auth/oidc"]')?.getAttribute('href')).toBe(
      '/api/auth/oidc?next=%2Faccount',
    );
  });

  it.each([
    ['/auth', 'Create your account'],
    ['/second-step', 'One more step'],
    ['/reset-password', 'Choose a new password'],
  ])('is there for %s', (route, heading) =>
    expect(draw({ route }).querySelector('h1')?.textContent).toBe(heading),
  );

  it('leads to what else one may have, a recovery code or a mailed one, without a script', () => {
    const linkOf = (drawn: Document, text: string) =>
      [...drawn.querySelectorAll('main a')]
        .find(({ textContent }) => textContent === text)
        ?.getAttribute('href');
    const search = '?next=%2Faccount';
    const byRecovery = `/second-step${search}&with=recovery`;
    expect(linkOf(draw({ route: '/second-step', search }), 'Use a recovery code')).toBe(byRecovery);
    const recovering = draw({ route: '/second-step', search: `${search}&with=recovery` });
    expect([field(recovering, 'recoveryCode')?.type, field(recovering, 'code')]).toEqual(['text', null]);
    expect(linkOf(recovering, 'Use a code of the app')).toBe(`/second-step${search}`);
    const route = '/reset-password';
    expect(linkOf(draw({ route }), 'I have a code')).toBe('/reset-password?with=code');
    const entering = draw({ route, search: '?with=code' });
    expect(['email', 'code', 'password'].map((name) => field(entering, name)?.name)).toEqual([
      'email',
      'code',
      'password',
    ]);
  });

  it('names the package, what it costs, and who is signed in', () => {
    const route = '/package/:packageId/booking';
    const user = { email: 'ann@northwind.test', brandName: 'Northwind', hasBrandBookings: true } as UserDto;
    const drawn = draw({ route, params: { packageId: 'p1' }, pack, user });
    expect(drawn.querySelector('h1')?.textContent).toBe('Book UGC Package');
    expect([...drawn.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(pack.name);
    expect(drawn.querySelector('[type=submit]')?.textContent).toBe('Continue to Payment - $150.00');
    expect([field(drawn, 'brandName')?.value, field(drawn, 'contactEmail')?.value]).toEqual([
      'Northwind',
      'ann@northwind.test',
    ]);
    expect(drawn.querySelector('header a[href="/brand/dashboard"]')).toBeTruthy();
  });

  it('asks without a script where the content will be shown, and keeps what was chosen when it is refused', () => {
    const draws = (more: Partial<DoorData>, flow = 'pay_first') => {
      const offered = { ...pack, ai: 'edited', usageRights: 'social_media' } as PackagePageDto;
      const creator = { ...pack.creator, bookingFlow: flow } as PackagePageDto['creator'];
      const route = '/package/:packageId/booking';
      return draw({ route, params: { packageId: 'p1' }, pack: { ...offered, creator }, ...more });
    };
    const boxes = (drawn: Document) => [
      ...drawn.querySelectorAll<HTMLInputElement>('form[method=post] [type=checkbox][name=placements]'),
    ];
    for (const flow of ['pay_first', 'approve_first']) {
      const drawn = draws({}, flow);
      expect(boxes(drawn).map(({ value, defaultChecked }) => [value, defaultChecked])).toEqual(
        PLACEMENTS.map((one) => [one, false]),
      );
      expect(field(drawn, 'shownAi')?.value).toBe('edited');
      const text = drawn.querySelector('main')?.textContent ?? '';
      expect(text).toContain(AI_TEXTS.term + AI_USE_TEXTS.edited.offered);
      expect(text).not.toContain(LABEL_TEXTS.title);
    }
    const sent = {
      values: { placements: 'brand_ads,creator_account' },
      addonIds: [],
      problems: {},
      key: 'k1',
    };
    const again = draws({ sent: { ...sent, failure: 'Please wait a moment.' } });
    expect(boxes(again).map(({ defaultChecked }) => defaultChecked)).toEqual([true, false, true]);
    const silent = draw({ route: '/package/:packageId/booking', params: { packageId: 'p1' }, pack });
    expect(field(silent, 'shownAi')?.value).toBe('');
  });

  it.each([
    ['/checkout/:bookingId', 'Checkout'],
    ['/escrow-checkout/:bookingId', 'Secure Checkout'],
  ])(
    'shows what is paid for at %s, but no hour of a reader whose clock it does not know',
    (route, heading) => {
      const drawn = draw({ route, params: { bookingId: 'b1' }, booking });
      expect(drawn.querySelector('h1')?.textContent).toBe(heading);
      const text = drawn.querySelector('main')?.textContent ?? '';
      for (const shown of ['Order Summary', 'Single Reel', '$150.00', 'Northwind', booking.nextStep])
        expect(text).toContain(shown);
      const isHidden = (part: string) =>
        [...drawn.querySelectorAll('.unknown')].some(({ textContent }) => textContent?.includes(part));
      expect([isHidden('Until '), isHidden('The booking ends'), isHidden('$150.00')]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  it('says that a booking is not there', () => {
    const drawn = draw({ route: '/checkout/:bookingId', params: { bookingId: 'b1' }, isMissing: true });
    expect(drawn.querySelector('h1')?.textContent).toBe('Booking not found');
    expect(drawn.querySelector('main a')?.getAttribute('href')).toBe('/open-booking');
  });

  it('asks how much a tip is to be, with the amount that was chosen on the page', () => {
    const creator = {
      id: 'c1',
      username: 'sophiacreates',
      displayName: 'Sophia Reyes',
      blocks: [{ id: 'b1', kind: 'tips', content: {} }],
    } as unknown as DoorData['creator'];
    const route = '/tip/:subject';
    const params = { subject: 'sophiacreates' };
    const drawn = draw({ route, params, creator, search: '?amount=10' });
    expect(drawn.querySelector('h1')?.textContent).toBe('Tip Sophia Reyes');
    expect(drawn.querySelector('main')?.textContent).toContain('It buys nothing');
    const chosen = [...drawn.querySelectorAll<HTMLInputElement>('[name=amount]')].filter(
      ({ defaultChecked }) => defaultChecked,
    );
    expect(chosen.map(({ value }) => value)).toEqual(['10']);
    expect(field(drawn, 'email')?.type).toBe('email');
    // What was typed without a script and refused is there again.
    const sent = {
      values: { amount: 'own', ownAmount: '1', email: 'mia' },
      addonIds: [],
      problems: { amount: 'Please choose an amount from $2.00 to $500.00' },
      failure: null,
      key: 'k1',
    };
    const again = draw({ route, params, creator, sent });
    expect([
      field(again, 'ownAmount')?.value,
      field(again, 'email')?.value,
      field(again, 'key')?.value,
    ]).toEqual(['1', 'mia', 'k1']);
    expect(again.querySelector('[role=alert]')?.textContent).toBe(sent.problems.amount);
    expect(draw({ route, params, isMissing: true }).querySelector('h1')?.textContent).toBe(
      'Creator not found',
    );
  });

  it('says what became of a tip to everybody with its address', () => {
    const id = '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28';
    const tip = {
      id,
      creator: { username: 'sophiacreates', displayName: 'Sophia Reyes' },
      amount: '5.00',
      status: 'paid',
      label: 'Paid',
      headline: 'Sophia Reyes got your tip of $5.00',
      text: 'Thank you. A receipt is on its way to your email.',
      undoUntil: '2026-11-26T18:30:00.000Z',
      payment: null,
    } as unknown as DoorData['tip'];
    const drawn = draw({ route: '/tip/:subject', params: { subject: id }, tip });
    expect(drawn.querySelector('h1')?.textContent).toBe('Sophia Reyes got your tip of $5.00');
    expect([...drawn.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
      'Take it back',
    );
    const missing = draw({ route: '/tip/:subject', params: { subject: id }, isMissing: true });
    expect(missing.querySelector('h1')?.textContent).toBe('Tip not found');
  });

  it('hands its data over as text that nothing in it can end', () => {
    const drawn = draw({ route: '/package/:packageId/booking', params: { packageId: 'p1' }, pack });
    const data = JSON.parse(drawn.getElementById('door-data')?.textContent ?? '') as DoorData;
    expect(data.pack?.name).toBe(pack.name);
    expect(drawn.querySelector('b b')).toBeNull();
  });
});
