const spec = "it('holds', () => {});\n";

/** Trees with one fault each, and what the check has to say about it. */
export const plants = [
  {
    texts: { 'backend/test/lost.spec.ts': spec },
    tiers: { short: [], long: [] },
    expect: 'backend/test/lost.spec.ts has tests that neither',
  },
  {
    texts: { 'backend/test/twice.int-spec.ts': spec },
    tiers: { short: ['backend/test/twice.int-spec.ts'], long: ['backend/test/twice.int-spec.ts'] },
    expect: 'is in both tiers',
  },
  {
    texts: {
      'backend/test/money.int-spec.ts': "suite('money');",
      'backend/test/money/paid.part.ts': spec,
      'backend/test/pages/alone.part.ts': spec,
    },
    tiers: { short: ['backend/test/money.int-spec.ts'], long: [] },
    expect: 'backend/test/pages/alone.part.ts has tests',
  },
  {
    texts: {
      'backend/test/money.int-spec.ts': "suite('money');",
      'backend/test/money/lists.part.ts': spec,
      'backend/test/pages.int-spec.ts': "suite('pages');",
      'backend/test/pages/lists.part.ts': spec,
    },
    tiers: { short: ['backend/test/money.int-spec.ts', 'backend/test/pages.int-spec.ts'], long: [] },
    expect: 'backend/test/pages/lists.part.ts has the name of another part',
  },
  {
    texts: {
      'e2e/src/screens/screens.spec.ts': "import './keyboard.part.js';",
      'e2e/src/screens/keyboard.part.ts': spec,
      'e2e/src/screens/texts.part.ts': spec,
    },
    tiers: { short: ['e2e/src/screens/screens.spec.ts'], long: [] },
    expect: 'e2e/src/screens/texts.part.ts has tests',
  },
];
