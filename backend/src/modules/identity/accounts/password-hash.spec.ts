import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';

/** The library itself, which tests replace by a quick form of it. */
const { hash } = createRequire(__filename)(
  '../../../../../node_modules/@node-rs/argon2',
) as typeof import('@node-rs/argon2');

/** Source: OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB of memory, two iterations and one degree of parallelism. */
it('costs, without being told, what OWASP asks for at least', async () => {
  expect(await hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
