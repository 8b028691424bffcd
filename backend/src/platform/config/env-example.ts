import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

const HEAD = `\
# Copy to \`.env\` what you want to change; \`npm start\` reads it. Everything has a default, and every value is
# checked at start: a wrong one stops the start with a sentence that names it.
# Made by \`npm run docs\` from backend/src/platform/config/settings.ts.
`;

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = Object.entries<Setting>(SETTINGS).map(([name, { about, fallback, example = '' }]) => {
    const comment = about === undefined ? '' : `\n${about.replaceAll(/^ */gm, '# ')}\n`;
    return `${comment}#${name}=${String(fallback ?? example)}\n`;
  });
  return HEAD + entries.join('');
}
