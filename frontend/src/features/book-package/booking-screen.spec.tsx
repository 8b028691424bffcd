import {
  AI_TEXTS,
  ATTACHMENT,
  AWAY_BOOKING,
  BOOKING_MESSAGES,
  LABEL_SOURCES,
  LABEL_TEXTS,
  PLACEMENT_LABELS,
  WANTED_BY,
  aiOffer,
  beyondRightsText,
} from '@reelpact/domain';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { Link, Route, Routes } from 'react-router-dom';
import { type StandInAnswer, renderWithData, standInServer } from '../../../test/stand-in-server';
import { useGetBookingQuery } from '../../api/calls';
import { forgetBookingDraft } from '../../ui/booking-draft';
import { ToastViewport } from '../../ui/toast';
import { BookingScreen } from './booking-screen';

const pack = {
  id: 'p1',
  tier: 'main',
  name: 'Single Reel',
  description: 'One reel',
  price: 150,
  deliveryTime: '3-5 days',
  revisions: 1,
  includes: '• 1 reel',
  emoji: '📦',
  usageRights: 'social_media',
  ai: 'edited' as const,
  bookable: true,
  awayUntil: null as string | null,
  addons: [],
  creator: {
    id: 'c1',
    username: 'sophiacreates',
    displayName: 'Sophia Reyes',
    profilePicture: null,
    bookingFlow: 'approve_first',
  },
};

/** Whether the answer says that this browser can open the booking. */
let canOpen: boolean;
let bookingFlow: string;
/** What was booked, and what can be done with it. */
let booked: { id: string; key: string; actions: { name: string; enabled: boolean }[] }[];
/** Whether the answer to a booking gets lost. */
let isCut: boolean;
/** The answer to an edited brief. */
let edited: StandInAnswer;
/** Instead of the booking that was made. */
let unread: StandInAnswer | null;
const visitor: StandInAnswer = {
  status: 401,
  body: { statusCode: 401, code: 'UNAUTHENTICATED', message: '' },
};
let caller: StandInAnswer;
let addons: object[];
/** The ids that the page has made up. */
let given: string[];
/** The answer to a file of the brief. */
let fileAnswer: StandInAnswer;
beforeEach(() => {
  [canOpen, bookingFlow, booked, isCut] = [true, 'approve_first', [], false];
  [edited, unread, caller, addons] = [{ body: { id: 'b1', actions: [] } }, null, visitor, []];
  given = [];
  fileAnswer = { body: { id: 'f1', name: 'board.pdf' } };
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    given.push(`id-${given.length}`);
    return given.at(-1) as ReturnType<typeof crypto.randomUUID>;
  });
  sessionStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());
const bookedNow = (key: string) => {
  const before = booked.find((one) => one.key === key);
  if (before) return before;
  const made = { id: `b${booked.length + 1}`, key, actions: [{ name: 'pay', enabled: true }] };
  booked.push(made);
  return made;
};
const server = standInServer(() => ({
  'GET /api/auth/user': caller,
  'GET /api/packages/p1': { body: { ...pack, addons, creator: { ...pack.creator, bookingFlow } } },
  'POST /api/page-events': { status: 204 },
  'POST /api/package-bookings': (_sent, headers) => {
    const { id } = bookedNow(headers.get('idempotency-key') ?? '');
    return isCut ? { status: 503, body: {} } : { status: 201, body: { id, canOpen } };
  },
  ...Object.fromEntries(
    booked.map(({ id, actions }) => [
      `GET /api/bookings/${id}`,
      unread ?? { body: { id, actions, path: `/project/${id}` } },
    ]),
  ),
  'PUT /api/bookings/b1/brief': edited,
  ...Object.fromEntries(given.map((id) => [`PUT /api/bookings/b1/brief-files/${id}`, fileAnswer])),
  'GET /api/conversations/t1': {
    body: { id: 't1', bookingId: null, brandName: 'Fernwood', brandEmail: 'ask@fernwood.test' },
  },
  'GET /api/conversations/t1/messages': {
    body: [{ seq: 1, party: 'brand', body: 'Do you film in Austin, too?' }],
  },
}));

/** Keeps all answers about conversations back until what it returns is called. */
function holdConversations(): () => void {
  const answer = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  globalThis.fetch = async (...asked) => {
    const [call] = asked;
    if (call instanceof Request && call.url.includes('/api/conversations/')) await released;
    return answer(...asked);
  };
  return release;
}

async function request(path = '/book'): Promise<void> {
  renderWithData(
    <>
      <ToastViewport />
      <Routes>
        <Route path="/book" element={<BookingScreen packageId="p1" />} />
        <Route path="/request-submitted/b1" element={<p>The request</p>} />
        <Route path="/open-booking/b1" element={<p>Asking for a link</p>} />
      </Routes>
    </>,
    path,
  );
  const user = userEvent.setup();
  await fill(user, await screen.findByLabelText('Your Name'), 'Ann');
  await fill(user, screen.getByLabelText('Email Address'), 'ann@northwind.test');
  await fill(user, screen.getByLabelText('Project Details'), 'ten letters');
  await user.click(screen.getByRole('button', { name: 'Send Request to Creator' }));
}

describe('a request that was sent', () => {
  it('is shown', async () => {
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
  });

  it('says where the visit came from, and that it began, once', async () => {
    await request('/book?source=Instagram');
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy('POST /api/page-events')).toEqual([
      { creatorId: 'c1', event: 'book_start', packageId: 'p1', source: 'Instagram' },
    ]);
    expect(server.sentBy('POST /api/package-bookings')).toMatchObject([{ source: 'Instagram' }]);
  });

  it('says nothing of a source where there is none', async () => {
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy('POST /api/page-events')).toEqual([
      { creatorId: 'c1', event: 'book_start', packageId: 'p1' },
    ]);
    expect(Object.keys(server.sentBy('POST /api/package-bookings')[0] as object)).not.toContain('source');
  });

  it('is opened by a mailed link when the first answer was lost, and with it the cookie', async () => {
    canOpen = false;
    await request();
    expect(await screen.findByText('Asking for a link')).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.madeBefore.text)).toBeTruthy();
  });
});

describe('a creator who is away', () => {
  it('is said to be, and can be asked all the same', async () => {
    pack.awayUntil = '2026-12-24';
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
    cleanup();
    renderWithData(<BookingScreen packageId="p1" />);
    expect(await screen.findByText('Away until December 24, 2026.')).toBeTruthy();
    expect(screen.getByText(AWAY_BOOKING)).toBeTruthy();
    pack.awayUntil = null;
  });
});

describe('a question that becomes a booking', () => {
  it('fills in what nobody has typed yet, and goes with the booking', async () => {
    const release = holdConversations();
    renderWithData(
      <Routes>
        <Route path="/book" element={<BookingScreen packageId="p1" />} />
        <Route path="/request-submitted/b1" element={<p>The request</p>} />
      </Routes>,
      '/book?conversation=t1',
    );
    const user = userEvent.setup();
    const name = await screen.findByLabelText<HTMLInputElement>('Your Name');
    await fill(user, name, 'Ann');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Request to Creator' });
    // Without the conversation the booking would leave it behind.
    expect(send.disabled).toBe(true);
    release();
    await waitFor(() => expect(send.disabled).toBe(false));
    expect(name.value).toBe('Ann');
    await user.click(send);
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy('POST /api/package-bookings')).toMatchObject([
      {
        clientName: 'Ann',
        clientEmail: 'ask@fernwood.test',
        projectDetails: 'Do you film in Austin, too?',
        conversationId: 't1',
      },
    ]);
  });
});

const seenAmounts: (string | undefined)[] = [];
/** Begins with what is known of the booking, as the checkout does. */
function Checkout() {
  const { data } = useGetBookingQuery({ id: 'b1' });
  seenAmounts.push(data?.amount);
  return <Link to="/book">Back to the brief</Link>;
}

const TOO_LATE = 'This booking was paid in the meantime.';

describe('a brief', () => {
  const EDIT = 'PUT /api/bookings/b1/brief';
  const pay = { name: 'Continue to Payment - $150.00' };
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  /** Opens the form: for the first time, after a reload, or by Back from the checkout. */
  function open() {
    cleanup();
    renderWithData(
      <>
        <ToastViewport />
        <Routes>
          <Route path="/book" element={<BookingScreen packageId="p1" />} />
          <Route path="/checkout/:id" element={<Checkout />} />
          <Route path="/project/b1" element={<p>The project</p>} />
        </Routes>
      </>,
      '/book',
    );
    return userEvent.setup();
  }

  async function fillIn() {
    bookingFlow = 'pay_first';
    const user = open();
    await fill(user, await field('Brand Name'), 'Northwind');
    await fill(user, await field('Contact Email'), 'ann@northwind.test');
    await fill(user, await field('Project Description'), 'A reel');
    return user;
  }

  it('is there after a reload, and a repeat after a lost answer books nothing more', async () => {
    isCut = true;
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(booked).toHaveLength(1));
    isCut = false;
    const again = open();
    expect((await field('Project Description')).value).toBe('A reel');
    expect((await field('Contact Email')).value).toBe('ann@northwind.test');
    await again.click(screen.getByRole('button', pay));
    await screen.findByText('Back to the brief');
    expect(booked).toHaveLength(1);
  });

  it('leads to the same booking again after Back from the checkout, changed or not', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    for (const more of [null, ' by the sea', null, ' at noon']) {
      await user.click(await screen.findByText('Back to the brief'));
      expect((await field('Brand Name')).value).toBe('Northwind');
      if (more !== null) await fill(user, await field('Project Description'), more);
      await user.click(screen.getByRole('button', pay));
    }
    await screen.findByText('Back to the brief');
    expect(booked).toHaveLength(1);
    expect(
      (server.sentBy(EDIT) as { projectDescription: string }[]).map(
        ({ projectDescription }) => projectDescription,
      ),
    ).toEqual(['A reel', 'A reel by the sea', 'A reel by the sea', 'A reel by the sea at noon']);
    expect(server.sentBy(EDIT)).toMatchObject(Array(4).fill({ packageId: 'p1', amount: 150 }));
  });

  const isAskedBeforeLeaving = (): boolean =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('takes its files along, and stays where it is while one can’t be sent', async () => {
    const user = await fillIn();
    const board = new File(['%PDF-1.4'], 'board.pdf', { type: 'application/pdf' });
    const song = new File(['la'], 'song.mp3', { type: 'audio/mpeg' });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Files for the brief'), [board, song]);
    expect(screen.getByText(ATTACHMENT.messages.type)).toBeTruthy();
    fileAnswer = { status: 503, body: { statusCode: 503, code: 'BUSY', message: 'Please try again soon.' } };
    expect(isAskedBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', pay));
    expect((await screen.findByText(/board.pdf wasn’t sent/)).textContent).toContain(
      'Please try again soon.',
    );
    expect(booked).toHaveLength(1);
    fileAnswer = { body: { id: 'f1', name: 'board.pdf' } };
    await user.click(screen.getByRole('button', pay));
    await screen.findByText('Back to the brief');
    expect(isAskedBeforeLeaving()).toBe(false);
    const sent = given.flatMap((id) => server.sentBy(`PUT /api/bookings/b1/brief-files/${id}`));
    expect(sent).toEqual(
      Array(2).fill({ name: 'board.pdf', data: 'data:application/pdf;base64,JVBERi0xLjQ=' }),
    );
    expect(booked).toHaveLength(1);
  });

  it('shows the files that were sent after Back from the checkout, and removes them', async () => {
    const user = await fillIn();
    const actions = [{ name: 'pay', enabled: true }];
    const briefFiles = [{ id: 'f1', name: 'board.pdf', url: '/f' }];
    unread = { body: { id: 'b1', actions, path: '/project/b1', briefFilesOpen: true, briefFiles } };
    await user.click(screen.getByRole('button', pay));
    await user.click(await screen.findByText('Back to the brief'));
    await user.click(await screen.findByRole('button', { name: 'Remove board.pdf' }));
    await waitFor(() => expect(server.sentBy('DELETE /api/bookings/b1/brief-files/f1')).toHaveLength(1));
  });

  it('is refused with a day that is over', async () => {
    const user = await fillIn();
    await fill(user, screen.getByLabelText('Wanted by (optional)'), '2020-01-01');
    await user.click(screen.getByRole('button', pay));
    expect(await screen.findByText(WANTED_BY.messages.past)).toBeTruthy();
    expect(booked).toHaveLength(0);
  });

  it('makes no second booking while it can’t be told what became of the first', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    await user.click(await screen.findByText('Back to the brief'));
    unread = { status: 503, body: {} };
    await fill(user, await field('Project Description'), ' by the sea');
    await user.click(screen.getByRole('button', pay));
    await screen.findByText('Failed to create booking. Please try again.');
    expect((await field('Project Description')).value).toBe('A reel by the sea');
    expect([booked.length, server.sentBy(EDIT)]).toEqual([1, []]);
  });

  it('leads to the checkout at its new price, never at the one before', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    await user.click(await screen.findByText('Back to the brief'));
    edited = { body: { id: 'b1', actions: [], amount: '200.00' } };
    seenAmounts.length = 0;
    await user.click(screen.getByRole('button', pay));
    await screen.findByText('Back to the brief');
    expect(seenAmounts[0]).toBe('200.00');
  });

  it('that comes too late changes nothing, says so, and leads to the project', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    await user.click(await screen.findByText('Back to the brief'));
    edited = { status: 409, body: { statusCode: 409, code: 'INVALID_TRANSITION', message: TOO_LATE } };
    await user.click(screen.getByRole('button', pay));
    await screen.findByText(TOO_LATE);
    await screen.findByText('The project');
    expect(booked).toHaveLength(1);
  });

  it('never changes a booking that was paid meanwhile', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(booked).toHaveLength(1));
    booked = booked.map((one) => ({ ...one, actions: [{ name: 'withdraw', enabled: true }] }));
    await user.click(await screen.findByText('Back to the brief'));
    await fill(user, await field('Project Description'), ' by the sea');
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(booked).toHaveLength(2));
    expect(server.sentBy(EDIT)).toEqual([]);
  });

  it('is forgotten once it is paid', async () => {
    await fillIn();
    forgetBookingDraft('p1');
    open();
    expect((await field('Brand Name')).value).toBe('');
  });
});

describe.each([
  { flow: 'pay_first', name: 'Brand Name', email: 'Contact Email', named: 'with Sophia Reyes' },
  { flow: 'approve_first', name: 'Your Name', email: 'Email Address', named: 'by Sophia Reyes' },
])('the form of a brand that has booked before ($flow)', ({ flow, name, email, named }) => {
  it('has the name of the last time and names the creator once', async () => {
    bookingFlow = flow;
    caller = { body: { id: 'u1', email: 'ann@northwind.test', brandName: 'Northwind', creator: null } };
    renderWithData(<BookingScreen packageId="p1" />);
    expect((await screen.findByLabelText<HTMLInputElement>(name)).value).toBe('Northwind');
    expect(screen.getByLabelText<HTMLInputElement>(email).value).toBe('ann@northwind.test');
    expect(screen.getAllByText(/Sophia Reyes/).map(({ textContent }) => textContent)).toEqual([named]);
  });

  it('has that of the last booking in this tab, where there is no account', async () => {
    await request();
    await screen.findByText('The request');
    cleanup();
    bookingFlow = flow;
    renderWithData(<BookingScreen packageId="p1" />);
    expect((await screen.findByLabelText<HTMLInputElement>(name)).value).toBe('Ann');
    expect(screen.getByLabelText<HTMLInputElement>(email).value).toBe('ann@northwind.test');
    expect(screen.getByLabelText<HTMLInputElement>(/^Project D/).value).toBe('');
  });
});

describe.each(['pay_first', 'approve_first'])('the package beside the form (%s)', (flow) => {
  it('costs what is booked with it, too, and names that', async () => {
    bookingFlow = flow;
    addons = [{ id: 'a1', name: 'Raw footage', description: null, price: 75, meaning: null }];
    renderWithData(<BookingScreen packageId="p1" />);
    const summary = () => screen.getByRole('heading', { name: 'Single Reel' }).parentElement?.textContent;
    await userEvent.click(await screen.findByRole('checkbox', { name: /Raw footage/ }));
    expect(summary()).toContain('$225.00');
    expect(screen.getByText('Raw footage', { selector: 'dd' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Raw footage/ }));
    expect(summary()).toContain('$150.00');
    expect(screen.queryByText('Raw footage', { selector: 'dd' })).toBeNull();
  });
});

describe('where the content will be shown', () => {
  const BOOK = 'POST /api/package-bookings';
  const box = (placement: keyof typeof PLACEMENT_LABELS) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: PLACEMENT_LABELS[placement].brand });

  it('is sent with the request, beside what was shown of the package', async () => {
    renderWithData(<BookingScreen packageId="p1" />);
    expect((await screen.findByText(AI_TEXTS.term)).nextSibling?.textContent).toBe(aiOffer(pack.ai));
    await userEvent.click(await box('creator_account'));
    await userEvent.click(await box('brand_feed'));
    cleanup();
    // What was chosen is there again, with all that is typed.
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy(BOOK)).toMatchObject([
      { placements: ['brand_feed', 'creator_account'], terms: { ai: 'edited' } },
    ]);
  });

  it('is left out where nothing is chosen', async () => {
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy(BOOK)[0]).not.toHaveProperty('placements');
  });

  it('says what the usage rights don’t cover, and which labels are asked for', async () => {
    bookingFlow = 'pay_first';
    renderWithData(<BookingScreen packageId="p1" />);
    const ads = await box('brand_ads');
    const beyond = beyondRightsText(['brand_ads'], pack.usageRights, 'brand', true) ?? '';
    const labels = () => screen.queryByRole('button', { name: LABEL_TEXTS.title });
    expect([screen.queryByText(beyond), labels()]).toEqual([null, null]);
    await userEvent.click(ads);
    expect(await screen.findByText(beyond)).toBeTruthy();
    await userEvent.click(labels() ?? ads);
    expect(await screen.findByRole('link', { name: LABEL_SOURCES.asa.name })).toBeTruthy();
    expect(screen.queryByText(LABEL_TEXTS.ai)).toBeNull();
    await userEvent.click(ads);
    expect([screen.queryByText(beyond), labels()]).toEqual([null, null]);
  });
});
