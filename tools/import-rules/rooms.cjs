/**
 * The rooms of the large modules, and which rooms each may enter besides itself. What is missing here is forbidden.
 * A room is listed after the ones it enters, so the table itself shows that no two rooms enter each other.
 */
const ROOMS = {
  escrow: {
    providers: [],
    ledger: ['providers'],
    payments: ['ledger', 'providers'],
    payouts: ['payments', 'ledger', 'providers'],
    reconciliation: ['payments', 'ledger', 'providers'],
    webhooks: ['payouts', 'payments', 'ledger', 'providers'],
    http: ['webhooks', 'payouts', 'payments', 'providers'],
  },
  identity: {
    'account-log': [],
    sessions: [],
    tokens: ['account-log'],
    'mailed-links': ['account-log'],
    factors: ['sessions', 'mailed-links', 'account-log'],
    accounts: ['factors', 'sessions', 'tokens', 'mailed-links', 'account-log'],
    guests: ['sessions', 'mailed-links'],
    openid: ['accounts', 'factors', 'sessions', 'mailed-links', 'account-log'],
    http: ['openid', 'guests', 'accounts', 'factors', 'mailed-links', 'tokens', 'sessions', 'account-log'],
  },
  notifications: {
    choices: [],
    push: ['choices'],
    persistence: ['push', 'choices'],
    texts: [],
    reads: ['persistence'],
    tell: ['texts', 'persistence', 'choices'],
    'use-cases': ['tell', 'persistence', 'push', 'choices'],
    http: ['use-cases', 'reads', 'persistence', 'choices'],
  },
};
/** What a room shows the rest of its module when that is less than all of it. */
const FRONTS = {
  escrow: { room: 'providers', shows: 'payment-provider.ts', exceptTo: ['http'] },
};

const MODULES = 'backend/src/modules';
const entries = Object.entries(ROOMS).flatMap(([module, rooms]) =>
  Object.entries(rooms).map(([room, enters]) => ({ module, room, enters, all: Object.keys(rooms) })),
);

const arrows = entries.map(({ module, room, enters }) => ({
  name: `rooms-of-${module}-${room}`,
  comment: `${room} may enter ${enters.join(', ') || 'no other room'}: see tools/import-rules/rooms.cjs.`,
  severity: 'error',
  from: { path: `^${MODULES}/${module}/${room}/` },
  to: { path: `^${MODULES}/${module}/`, pathNot: `^${MODULES}/${module}/(${[room, ...enters].join('|')})/` },
}));
const arrowPlants = entries.map(({ module, room, enters, all }) => {
  const closed = all.find((other) => other !== room && !enters.includes(other));
  const target = closed ? `${closed}/inside` : `${module}.module`;
  return {
    breaks: `rooms-of-${module}-${room}`,
    files: {
      [`${MODULES}/${module}/${room}/peek.ts`]: `import '../${target}.js';`,
      [`${MODULES}/${module}/${target}.ts`]: 'export {};',
    },
  };
});

const unlisted = Object.entries(ROOMS).map(([module, rooms]) => ({
  name: `rooms-of-${module}-are-listed`,
  comment: 'A file outside every room may import anything, and soon everything is there.',
  severity: 'error',
  from: {
    path: `^${MODULES}/${module}/`,
    pathNot: `^${MODULES}/${module}/((${Object.keys(rooms).join('|')})/|index\\.ts$|${module}\\.module\\.ts$)`,
  },
  to: {},
}));
const unlistedPlants = Object.keys(ROOMS).flatMap((module) =>
  ['lodger.ts', 'brand-new/lodger.ts'].map((file) => ({
    breaks: `rooms-of-${module}-are-listed`,
    files: { [`${MODULES}/${module}/${file}`]: "import '@nestjs/common';" },
  })),
);

const fronts = Object.entries(FRONTS).map(([module, { room, shows, exceptTo }]) => ({
  name: `front-of-${module}-${room}`,
  comment: `What stands behind ${shows} can be exchanged; only the module and ${exceptTo.join(', ')} know which there are.`,
  severity: 'error',
  from: { path: `^${MODULES}/${module}/(?!${[room, ...exceptTo].join('|')})[^/]+/` },
  to: { path: `^${MODULES}/${module}/${room}/`, pathNot: `/${shows.replace('.', '\\.')}$` },
}));
const frontPlants = Object.entries(FRONTS).map(([module, { room }]) => ({
  breaks: `front-of-${module}-${room}`,
  files: {
    [`${MODULES}/${module}/payments/peek.ts`]: `import '../${room}/sandbox/cards.js';`,
    [`${MODULES}/${module}/${room}/sandbox/cards.ts`]: 'export {};',
  },
}));

module.exports = {
  roomRules: [...arrows, ...unlisted, ...fronts],
  roomPlants: [...arrowPlants, ...unlistedPlants, ...frontPlants],
};
