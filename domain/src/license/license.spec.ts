import { describe, expect, it } from '@jest/globals';
import { EVERY_STAGE, explore, sampleInput } from '../booking/explore.js';
import { originalsUnlocked } from '../booking/escrow.js';
import { USAGE_RIGHTS } from '../catalog/vocabularies.js';
import { certificateLines, isLicenseId, licensedRights } from './certificate.js';
import { credentialOf } from './credential.js';
import { LICENSE_STANDINGS, licenseStanding } from './standing.js';

const reached = (['pay_first', 'approve_first'] as const).flatMap((flow) =>
  [...explore(sampleInput({ ...EVERY_STAGE, flow })).values()].map(({ state }) => state),
);
/** A license is granted when the originals are unlocked, on completion. */
const licensed = reached.filter(({ stage }) => stage === 'completed');

describe('the standing of a license', () => {
  it('follows the money through every state that a completed booking can be in', () => {
    const found = licensed.map(({ escrow }) => [
      escrow,
      licenseStanding({ escrow, amount: 100, returned: 0 }).standing,
    ]);
    expect(Object.fromEntries(found)).toEqual({
      released: 'valid',
      split: 'valid',
      'charged_back.released': 'suspended',
      'charged_back.split': 'suspended',
      lost: 'revoked',
    });
    expect(new Set(found.map(([, standing]) => standing))).toEqual(new Set(LICENSE_STANDINGS));
  });

  it('and the originals end together when the card network gives the money back', () => {
    for (const state of licensed) {
      const { standing } = licenseStanding({ escrow: state.escrow, amount: 100, returned: 0 });
      expect(originalsUnlocked(state)).toBe(standing !== 'revoked');
    }
    expect(reached.filter(({ stage }) => stage !== 'completed').some(originalsUnlocked)).toBe(false);
  });

  it('counts exactly while no card network has the payment', () => {
    for (const { escrow, context } of licensed) {
      const { standing } = licenseStanding({ escrow, amount: 100, returned: 0 });
      expect(standing === 'suspended').toBe(context.openChargeback !== null);
    }
  });

  it('ends with a refund of everything, and says of a refund of a part that there was one', () => {
    const after = (returned: number) => licenseStanding({ escrow: 'split', amount: 100, returned });
    expect(after(0).text).not.toContain('refunded');
    expect(after(1)).toMatchObject({ standing: 'valid', text: expect.stringContaining('A part') });
    expect(after(99).standing).toBe('valid');
    expect(after(100)).toMatchObject({ standing: 'revoked', text: expect.stringContaining('in full') });
  });

  it('is suspended by a chargeback whatever was refunded, and revoked when that is lost', () => {
    expect(licenseStanding({ escrow: 'charged_back.split', amount: 100, returned: 100 }).standing).toBe(
      'suspended',
    );
    expect(licenseStanding({ escrow: 'lost', amount: 100, returned: 0 }).standing).toBe('revoked');
  });
});

describe('the certificate', () => {
  const certificate = {
    id: '0123456789abcdef0123456789abcdef',
    brand: 'Northwind Coffee',
    creator: 'Sophia Reyes',
    creatorUsername: 'sophiacreates',
    packageName: 'Single Reel',
    issuedAt: '2026-11-21T23:59:59.000Z',
    version: 2,
  };

  it('names territory and term only where the package says so', () => {
    const labels = (rights: string) =>
      certificateLines({ ...certificate, ...licensedRights(rights) }).map(({ label }) => label);
    expect(labels('unlimited')).toEqual(expect.arrayContaining(['Territory', 'Term']));
    expect(labels('social_media')).not.toEqual(expect.arrayContaining(['Territory']));
    expect(labels('social_media')).not.toEqual(expect.arrayContaining(['Term']));
  });

  it.each([...USAGE_RIGHTS, 'ads'])('says %s to third parties, not to the brand', (rights) => {
    expect(licensedRights(rights).rights).toMatch(/the brand/);
    expect(licensedRights(rights).rights).not.toMatch(/\byou/);
  });

  it('says in words that a package names no rights, and shows rights that no editor knows as they are', () => {
    expect(licensedRights(null).rights).toContain('doesn’t name usage rights');
    expect(licensedRights('Six months on TikTok').rights).toBe('Six months on TikTok');
  });

  it('gives the day in UTC, wherever it is read', () => {
    const lines = certificateLines({ ...certificate, ...licensedRights('website') });
    expect(lines).toContainEqual({ label: 'Granted on', text: 'November 21, 2026 (UTC)' });
    expect(lines).toContainEqual({ label: 'Granted to', text: 'Northwind Coffee' });
  });

  it('names the creator’s page as long as there is one', () => {
    const grantedBy = (creatorUsername: string | null) =>
      certificateLines({ ...certificate, creatorUsername, ...licensedRights('website') })[1]?.text;
    expect(grantedBy('sophiacreates')).toBe('Sophia Reyes (@sophiacreates)');
    expect(grantedBy(null)).toBe('Sophia Reyes');
  });

  it('says everything in a credential that it says of one of its files, and when that was signed', () => {
    const { issuedAt: releasedAt, version: _, ...names } = certificate;
    const file = { name: 'reel.mp4', size: 3, sha256: 'ab'.repeat(32), ai: 'edited' as const };
    const issuedAt = '2026-11-22T00:00:00.000Z';
    const url = `https://reelpact.test/licenses/${names.id}`;
    const credential = credentialOf({
      ...names,
      ...licensedRights('website'),
      url,
      file,
      releasedAt,
      issuedAt,
    });
    expect(credential).toMatchObject({
      version: 1,
      license: { id: names.id, url },
      file,
      releasedAt,
      issuedAt,
    });
    for (const said of Object.values(names)) expect(JSON.stringify(credential)).toContain(said);
    expect(Object.keys(credential.file)).toEqual(['name', 'size', 'sha256', 'ai']);
  });

  it('is named by 128 random bits and nothing else', () => {
    expect(isLicenseId(certificate.id)).toBe(true);
    for (const other of [
      '',
      'x'.repeat(32),
      certificate.id.toUpperCase(),
      `${certificate.id}0`,
      `${certificate.id}\n`,
    ])
      expect(isLicenseId(other)).toBe(false);
  });
});
