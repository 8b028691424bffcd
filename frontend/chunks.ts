const packages = (names: string): RegExp => new RegExp(`/node_modules/(?:${names})`);

const LIBRARY = packages('antd|@ant-design|@rc-component|rc-|@emotion');

/**
 * What several screens share arrives in a few files and not in dozens; what only some need stays in files of their own. A group
 * takes what its modules need with it, unless a group of higher priority has that: so nothing that the public pages use may
 * stand in a group that also holds a part of the component library. `budgets.ts` fails the build where that goes wrong.
 */
export const CHUNKS = [
  {
    name: 'react',
    test: packages('react/|react-dom/|scheduler/|react-router|cookie/|set-cookie-parser/'),
    priority: 40,
  },
  {
    name: 'data',
    test: packages('@reduxjs|react-redux|redux|reselect|immer|use-sync-external-store'),
    priority: 30,
  },
  { name: 'library', test: packages('antd/es/(?:theme|style)'), priority: 21 },
  { name: 'library', test: LIBRARY, priority: 20, minShareCount: 4 },
  { name: 'domain', test: /\/domain\/src\/(?!review)/, priority: 12, minShareCount: 8 },
  {
    name: 'shared',
    test: /\/src\/(?:api\/(?!admin|generated-admin|generated-review|generated-documents|document|generated-ratings|rating|generated-tips|tip|generated-directory|lab|room|video|webhook|calendar|directory|conversation|live\/take|passkey|safety)|loading|ui\/(?!form|unsaved-question|chart|qr-code|numbered-steps|plain-fields|stat|checklist|drop-zone|page-downloads|use-near|waiting-note)|app\/(?:store|layouts\/with-data|theme\/theme-(?:choice|name)))/,
    priority: 11,
  },
  {
    name: 'frame',
    test: /\/src\/app\/(?:layouts\/app|theme\/(?!antd|theme-(?:choice|name)))/,
    priority: 10,
  },
  {
    name: 'booking',
    test: /\/src\/booking\/(?!network-links|conversation|documents)/,
    priority: 9,
    minShareCount: 3,
  },
  {
    name: 'people',
    test: /\/src\/(?:app\/session-gate|features\/auth|features\/onboarding\/(?!live-link))/,
    priority: 8,
    minShareCount: 2,
  },
];
