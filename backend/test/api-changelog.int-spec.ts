import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Description {
  info: { version: string };
  paths: Record<string, Record<string, { operationId: string }>>;
  webhooks: Record<string, unknown>;
}
const read = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');
const description = JSON.parse(read('backend/openapi.json')) as Description;
const page = read('docs/api-changelog.md');
/** Each version's part of the page, the newest first. */
const versions = page.split(/^## /m).slice(1);

/** What the page says that there is: what was added and not removed since. */
function announced(): Set<string> {
  const calls = new Set<string>();
  for (const version of [...versions].reverse()) {
    for (const line of version.split('\n').filter((one) => one.startsWith('- '))) {
      const removed = line.startsWith('- Removed');
      for (const [, call = ''] of line.matchAll(/`([a-zA-Z]+)`/g)) {
        if (removed) calls.delete(call);
        else calls.add(call);
      }
    }
  }
  return calls;
}

describe('the changes to the API', () => {
  it('name every call that is described, and no other', () => {
    const described = Object.values(description.paths).flatMap((calls) =>
      Object.values(calls).map(({ operationId }) => operationId),
    );
    expect([...announced()].sort()).toEqual(described.sort());
  });

  it('name every event that is sent to programs', () => {
    const events = Object.keys(description.webhooks);
    expect(events.length).toBeGreaterThan(20);
    expect(events.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });

  it('have the described version on top', () => {
    expect(versions[0]).toMatch(
      new RegExp(`^${description.info.version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)`),
    );
  });
});
