import { holdTimeLines } from '../domain/dist/booking/explore-timed.js';
import { coverageLines } from '../domain/dist/booking/test-case-pages.js';
import { testModel } from '../domain/dist/booking/test-cases.js';

/** `npm run model`: how much of the booking machine can be walked, and for how long it can hold money; takes minutes. */
const model = testModel();
for (const line of [...coverageLines(model), ...holdTimeLines()]) console.log(line);
const { all, walked } = model.coverage.arrows;
const missing = all.filter((arrow) => !walked.includes(arrow));
if (missing.length > 0) console.log(`Not walked in the lab:\n${missing.map((one) => `  ${one}`).join('\n')}`);
