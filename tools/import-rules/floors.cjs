/**
 * On which floor each module of the backend stands, the lowest first. A module may know those on floors below its own: import them, and read
 * their tables. Modules on one floor don't know each other. What a module needs to say or hear of one above it goes the other way: the upper
 * one follows the log, registers, or lends a column.
 */
const FLOORS = [
  ['identity'],
  ['catalog'],
  ['creators'],
  ['bookings'],
  ['notifications', 'proof'],
  ['conversations', 'delivery', 'escrow'],
  ['calendar', 'directory', 'documents', 'licenses', 'review', 'webhooks'],
  ['ratings', 'tips'],
  ['account', 'admin', 'page-numbers'],
  ['demo', 'evidence'],
  ['lab', 'public-pages'],
];

const floorOf = new Map(FLOORS.flatMap((modules, floor) => modules.map((name) => [name, floor])));
const MODULES = 'backend/src/modules';
const all = FLOORS.flat();
const notBelow = (name) => all.filter((other) => other !== name && floorOf.get(other) >= floorOf.get(name));

const rules = all.flatMap((name) => {
  const closed = notBelow(name);
  if (closed.length === 0) return [];
  return {
    name: `floor-of-${name}`,
    comment: `${name} knows what stands below it, and not ${closed.join(', ')}: see tools/import-rules/floors.cjs.`,
    severity: 'error',
    from: { path: `^${MODULES}/${name}/` },
    to: { path: `^${MODULES}/(${closed.join('|')})/` },
  };
});
const plants = rules.map(({ name }) => {
  const module = name.slice('floor-of-'.length);
  const [above] = notBelow(module);
  return {
    breaks: name,
    files: {
      [`${MODULES}/${module}/${module}.module.ts`]: `import '../${above}/index.js';`,
      [`${MODULES}/${above}/index.ts`]: 'export {};',
    },
  };
});

module.exports = {
  FLOORS,
  MODULES_IN_ORDER: all,
  /** Whether one module may know another; what is no module stands above or below them all. */
  mayKnow: (name, other) =>
    !floorOf.has(other) || !floorOf.has(name) || floorOf.get(other) < floorOf.get(name),
  floorRules: rules,
  floorPlants: plants,
};
