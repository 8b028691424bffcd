import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifecyclePage } from '../domain/dist/booking/lifecycle-page.js';
import { root } from './root.mjs';

/** Writes docs/lifecycle.md from the built machine. */
writeFileSync(join(root, 'docs/lifecycle.md'), lifecyclePage());
