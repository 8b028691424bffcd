import { beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL_KINDS } from '../../src/platform/mail/email-layout.js';
import { EmailSamples, SAMPLE_NAMES } from '../../src/platform/mail/email-samples.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Preview {
  kind: string;
  name: string;
  reader: string | null;
  proven: boolean;
  subject: string;
  html: string;
}
const previews = async (query = ''): Promise<Preview[]> =>
  (await stage.person().get<Preview[]>(`/api/demo/mail-previews${query}`)).body;

describe('the preview of all emails', () => {
  it('has a sample of every kind, because every email is of one', async () => {
    const kinds = new Set((await previews()).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...EMAIL_KINDS].sort());
  });

  it('shows each sample once for each reader', async () => {
    const keys = (await previews()).map(({ name, reader, proven }) => `${name} ${reader} ${proven}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('tries long names, and refuses others', async () => {
    const long = await previews('?names=long');
    expect(long.some(({ html }) => html.includes(SAMPLE_NAMES.long.brand))).toBe(true);
    expect((await stage.person().get('/api/demo/mail-previews?names=none')).status).toBe(400);
  });

  it('is written for an address that nobody has proven without any name', () => {
    const facts = {
      publicUrl: 'https://reelpact.test',
      at: Date.UTC(2026, 10, 22),
      names: SAMPLE_NAMES.plain,
    };
    for (const { name, proven, subject, body } of stage.app.get(EmailSamples).all(facts)) {
      const named = Object.values(SAMPLE_NAMES.plain).filter((one) => (subject + body).includes(one));
      if (!proven) expect([name, named]).toEqual([name, []]);
    }
  });
});
