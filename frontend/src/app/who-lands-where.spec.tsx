import { describe, expect, it } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { BOOKING_PAGES, PAGES } from '../../test/landings';
import { answersTo, PEOPLE, type Person, SOPHIA } from '../../test/people';
import { standInServer } from '../../test/stand-in-server';
import { visit } from '../../test/visit';
import { routes } from './routes';

let person: Person = 'visitor';
const pack = {
  id: 'p1',
  creatorId: SOPHIA.id,
  tier: 'main',
  name: 'Single Reel',
  description: 'One reel',
  price: 150,
  deliveryTime: '3-5 days',
  revisions: 1,
  includes: '• 1 reel',
  emoji: '📦',
  contentFormat: 'reels',
  usageRights: 'social_media',
  bookable: true,
  addons: [],
};
const server = standInServer(() => ({
  ...answersTo(person),
  'GET /api/packages/paid-first': { body: { ...pack, creator: SOPHIA } },
  'GET /api/packages/asked-first': {
    body: { ...pack, creator: { ...SOPHIA, bookingFlow: 'approve_first' } },
  },
  [`GET /api/creator/profile/${SOPHIA.username}`]: { body: SOPHIA },
  'GET /api/unsubscribe/none': {
    status: 422,
    body: { statusCode: 422, code: 'LINK_INVALID', message: 'This link is not valid.' },
  },
  'GET /api/conversations/none': {
    status: 404,
    body: { statusCode: 404, code: 'CONVERSATION_NOT_FOUND', message: 'Conversation not found' },
  },
  'GET /api/demo/mails': { body: [] },
  'GET /api/demo': { body: { sampleCreator: SOPHIA.username, brandEmail: 'brand@reelpact.test' } },
  'GET /api/lab': { body: { bookings: [], packages: [], clock: { now: '2026-11-20T12:00:00.000Z' } } },
}));

/** Documents of their own, which the server draws. */
const DOCUMENTS = [
  { route: '/', path: '/' },
  { route: '/terms', path: '/terms' },
  { route: '/privacy', path: '/privacy' },
  { route: '/creators/:part?/:more?', path: '/creators/travel' },
  { route: '/creator/:id?', path: '/creator/sophia' },
  { route: '/creator/:id?', path: '/creator' },
  { route: '/service/:serviceId', path: '/service/p1' },
  { route: '/tip/:subject', path: '/tip/sophiacreates' },
  { route: '/:username', path: '/sophiacreates' },
  { route: '/:username/kit', path: '/sophiacreates/kit' },
  { route: '/:username/ratings', path: '/sophiacreates/ratings' },
];

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
const routeOf = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

it('every route has a line in one of the tables', () => {
  const known = [
    ...DOCUMENTS.map(({ route }) => route),
    ...PAGES.map(({ route }) => route),
    ...Object.keys(BOOKING_PAGES).map((page) => `/${page}/:bookingId`),
  ];
  expect([...new Set(known)].sort()).toEqual(pathsOf(routes).sort());
});

describe.each(DOCUMENTS)('$path', ({ route, path }) => {
  it('is a document to which the browser is sent, for everyone', () => {
    window.history.pushState(null, '', '/login');
    const { path: matched, loader } = routeOf(path) ?? {};
    expect(matched).toBe(route);
    const { headers } = (loader as (args: { request: Request }) => Response)({
      request: new Request(`http://localhost${path}`),
    });
    expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([path, 'true']);
    expect(server.sentBy('GET /api/auth/user')).toEqual([]);
  });
});

describe.each(PAGES)('$path', ({ route, path, finds }) => {
  it.each(PEOPLE)('leads a %s to where they belong', async (who) => {
    person = who;
    expect(routeOf(path)?.path).toBe(route);
    expect(await visit(path)).toEqual({ at: path, ...finds[who] });
  });
});
