import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../backend/dist/platform/config/env-example.js';
import { lifecyclePage } from '../domain/dist/booking/lifecycle-page.js';
import { testCasesPage, testCasesTable } from '../domain/dist/booking/test-case-pages.js';
import { testModel } from '../domain/dist/booking/test-cases.js';
import { ledgerPage } from '../domain/dist/money/ledger-page.js';
import { problemsPage } from '../domain/dist/errors/problems-page.js';
import { root } from './root.mjs';

/** Writes what is made from the built domain and backend for people to read. */
writeFileSync(join(root, '.env.example'), envExample());
writeFileSync(join(root, 'docs/lifecycle.md'), lifecyclePage());
writeFileSync(join(root, 'docs/ledger.md'), ledgerPage());
writeFileSync(join(root, 'docs/problems.md'), problemsPage());
const model = testModel();
writeFileSync(join(root, 'docs/test-cases.md'), testCasesPage(model));
writeFileSync(join(root, 'docs/test-cases.csv'), testCasesTable(model));
