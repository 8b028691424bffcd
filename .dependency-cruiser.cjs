const { floorRules } = require('./tools/import-rules/floors.cjs');
const { roomRules } = require('./tools/import-rules/rooms.cjs');

/**
 * Who may import whom (docs/architecture.md). No rule here names a module or a feature, so new ones are covered
 * by themselves; the floors of modules are listed in tools/import-rules/floors.cjs, the rooms inside the large ones in rooms.cjs.
 * tools/import-rules/plants.mjs holds a violation of each rule, to prove that it still fires.
 */
const SPEC = '\\.((int-|long-)?spec|part)\\.tsx?$';
const WORKSPACES = (...names) => `^(@reelpact/)?(${names.join('|')})(/|$)`;
/** A package of npm, whether or not it could be resolved. */
const PACKAGE = (...names) => [`(^|/)node_modules/(${names.join('|')})/`, `^(${names.join('|')})(/|$)`];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'What the business says must not depend on how it is carried out: only XState and itself.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: SPEC },
      to: { pathNot: ['^domain/src/', ...PACKAGE('xstate')] },
    },
    {
      name: 'domain-tests-stand-alone',
      comment: 'Tests of the domain may use test libraries, but no other workspace.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: WORKSPACES('backend', 'frontend', 'e2e', 'client') },
    },
    {
      name: 'backend-and-frontend-apart',
      comment: 'The server and the page share the domain and openapi.json, nothing else.',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: {
        path: [WORKSPACES('backend', 'frontend'), WORKSPACES('e2e')],
        pathNot: ['^$1/', '^backend/openapi\\.json$'],
      },
    },
    {
      name: 'e2e-from-outside',
      comment: 'The browser tests know the product as a person does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: WORKSPACES('backend', 'frontend') },
    },
    {
      name: 'client-stands-alone',
      comment:
        'Others install it without the product: it knows the API by what was generated from its description.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: WORKSPACES('domain', 'backend', 'frontend', 'e2e') },
    },
    {
      name: 'product-without-client',
      comment: 'The client is for programs of others. Only tests use it, as those would.',
      severity: 'error',
      from: { path: '^(backend/src|frontend|e2e)/' },
      to: { path: WORKSPACES('client') },
    },
    {
      name: 'migrations-stand-still',
      comment:
        'A released migration has run: if it read a list of the domain, a database made today would differ from an older one, and only in production.',
      severity: 'error',
      from: { path: '^backend/src/platform/database/migrations/' },
      to: { path: WORKSPACES('domain') },
    },
    {
      name: 'modules-by-their-door',
      comment: "Another module's inside may change at any time; its index.ts is what it promises.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'app-by-the-door',
      comment: 'What starts the application knows modules by their index.ts as well.',
      severity: 'error',
      from: { path: '^backend/src/(?!modules/|platform/)' },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'only-http-knows-http',
      comment:
        'What a person can do and what a screen reads must also work from a job, a command or a test. Providers are reached over HTTP themselves.',
      severity: 'error',
      from: { path: '^backend/src/(modules/[^/]+/(?!http/|providers/)[^/]+|platform/(use-cases|reads))/' },
      to: {
        path: [
          ...PACKAGE(
            '@nestjs/platform-fastify',
            '@nestjs/swagger',
            'fastify',
            '@fastify',
            'passport',
            'passport-jwt',
          ),
          '^(node:)?https?$',
          '^backend/src/.*/http/',
        ],
      },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform carries the modules; it must not need to know them.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!platform/)' },
    },
    ...floorRules,
    ...roomRules,
    {
      name: 'features-apart',
      comment: 'Features meet in app/routes, so that each can be changed or removed alone.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'The building blocks of pages must fit any page.',
      severity: 'error',
      from: { path: '^frontend/src/ui/' },
      to: { path: ['^frontend/src/(?!ui/)', WORKSPACES('domain')] },
    },
    {
      name: 'api-only-asks',
      comment:
        'What asks the server must not decide how the answer is shown. (App is covered by app-on-top.)',
      severity: 'error',
      from: { path: '^frontend/src/api/' },
      to: { path: '^frontend/src/(ui|booking|features)/' },
    },
    {
      name: 'booking-below-features',
      comment: 'What every feature shows of a booking must not depend on one of them.',
      severity: 'error',
      from: { path: '^frontend/src/booking/' },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'pages-draw-data',
      comment:
        'Documents for everyone are drawn without the library, the router and the store; they know the shape of what the API answers.',
      severity: 'error',
      from: { path: '^frontend/src/pages/', pathNot: SPEC },
      to: {
        path: [
          '^frontend/src/(?!pages/|api/generated)',
          '/node_modules/(antd|@ant-design|@reduxjs|react-redux|react-router)',
        ],
      },
    },
    {
      name: 'app-on-top',
      comment: 'app composes all the rest; whoever imports it turns the house upside down.',
      severity: 'error',
      from: {
        path: '^frontend/src/',
        // ui may import nothing at all: ui-knows-no-business.
        pathNot: ['^frontend/src/(app|ui)/', '^frontend/src/main\\.tsx$', SPEC],
      },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'no-circles',
      comment: 'Files in a circle can only be understood, loaded and tested together.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-circles-of-entities',
      comment: 'Two entities may know each other only if one of the two needs the type alone.',
      severity: 'error',
      from: { path: '\\.entity\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-vague-names',
      comment: 'Such a name says nothing, so everything ends up in it.',
      severity: 'error',
      from: {},
      to: {
        path: '^(domain|backend|frontend|e2e|client)/.*/(util|utils|helper|helpers|common|manager|managers)(/|\\.tsx?$)',
        pathNot: 'node_modules/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|coverage)/' },
    // Type imports bind as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // "types" leads from a workspace's name to its source.
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
