import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const SOURCES = ['{domain,backend,frontend,e2e,client}/**/*.{ts,tsx}'];
const TESTS = [
  '**/*.{spec,int-spec,long-spec,part}.{ts,tsx}',
  'backend/test/**',
  'frontend/test/**',
  'e2e/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      '.nx/',
      '**/coverage/',
      'client/src/generated.ts',
      'frontend/src/api/generated.ts',
      'frontend/src/api/generated-admin.ts',
      'frontend/src/api/generated-review.ts',
      'frontend/src/api/generated-settings.ts',
      'frontend/src/api/generated-documents.ts',
      'frontend/src/api/generated-tips.ts',
      'frontend/src/api/generated-directory.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
  {
    files: SOURCES,
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // A forgotten promise loses its error, and with it a payment or a mail.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Nest's modules and controllers may be empty classes that only carry a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `void` is how generated and hand-written queries say that they take no argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' } },
  // A migration that has run may not be split any more.
  { files: ['backend/src/**/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['backend/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "Decorator > CallExpression[callee.name='Inject'] > Identifier.arguments[name!=/^[A-Z_]+$/]",
          message: 'Nest injects a class by the type of the parameter; @Inject is for tokens.',
        },
      ],
    },
  },
  {
    // A request without an end holds what waits for it: there is one place that makes them. The demo's visitor asks this server.
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/platform/outgoing/**',
      'backend/src/modules/demo/visitor.ts',
      'backend/src/**/*.spec.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use boundedFetch or PostOutside.' }],
      'no-restricted-imports': [
        'error',
        {
          paths: ['node:http', 'node:https', 'node:http2'].map((name) => ({
            name,
            importNames: ['request', 'get', 'connect', 'default'],
            message: 'Use boundedFetch or PostOutside.',
          })),
        },
      ],
    },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
);
