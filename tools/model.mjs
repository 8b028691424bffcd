import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdTimeLines } from '../domain/dist/booking/explore-timed.js';
import { coverageLines, testCasesPage, testCasesTable } from '../domain/dist/booking/test-case-pages.js';
import { testModel } from '../domain/dist/booking/test-cases.js';
import { root } from './root.mjs';

/** `npm run model`: how much of the booking machine can be walked, and the shortest ways as test cases for a person. */
const model = testModel();
writeFileSync(join(root, 'docs/test-cases.md'), testCasesPage(model));
writeFileSync(join(root, 'docs/test-cases.csv'), testCasesTable(model));
for (const line of [...coverageLines(model), ...holdTimeLines()]) console.log(line);
const { all, walked } = model.coverage.arrows;
const missing = all.filter((arrow) => !walked.includes(arrow));
if (missing.length > 0) console.log(`Not walked in the lab:\n${missing.map((one) => `  ${one}`).join('\n')}`);
