import { Inject, Injectable } from '@nestjs/common';
import {
  CREDENTIAL_TEXTS,
  Problem,
  type SignedCredential,
  credentialOf,
  licensePath,
  licenseStanding,
  licensedRights,
  mostAi,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { LicensedFile } from '../license.js';
import type { LicenseView } from '../reads/read-licenses.js';
import { CredentialKeys } from './credential-keys.js';
import type { CredentialSigner } from './signing-key.js';

/** Whether credentials of a license are issued: one says that the license counted when it was signed. */
export const isIssuable = (license: LicenseView): boolean => licenseStanding(license).standing === 'valid';

/** Signs what a license says of its files, when somebody asks for it: it is never stored, and never put into an original. */
@Injectable()
export class IssueCredentials {
  constructor(
    private readonly keys: CredentialKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Of one file.
   * @param sha256 of the file, in hexadecimal; of two with the same bytes, the first one is meant
   * @throws Problem NOT_FOUND for a file that is not of this license, CONFLICT while the license doesn't count, UNAVAILABLE while no key can be read
   */
  async one(license: LicenseView, sha256: string): Promise<{ file: LicensedFile; signed: SignedCredential }> {
    const file = license.files.find((one) => one.sha256 === sha256);
    if (!file) throw new Problem('NOT_FOUND', CREDENTIAL_TEXTS.noFile);
    if (!isIssuable(license)) throw new Problem('CONFLICT', CREDENTIAL_TEXTS.notCounting);
    const signer = await this.keys.signer();
    if (!signer) throw new Problem('UNAVAILABLE', CREDENTIAL_TEXTS.unavailable);
    return { file, signed: this.signed(signer, license, file) };
  }

  /** Of all files, by their sums; empty where none is issued or no key can be read: originals can be had without them. */
  async all(license: LicenseView): Promise<ReadonlyMap<string, SignedCredential>> {
    const signer = isIssuable(license) ? await this.keys.signer() : null;
    if (!signer) return new Map();
    return new Map(license.files.map((file) => [file.sha256, this.signed(signer, license, file)]));
  }

  private signed(signer: CredentialSigner, license: LicenseView, file: LicensedFile): SignedCredential {
    const { id, brandName: brand, creatorName: creator, creatorUsername, terms, issuedAt } = license;
    const credential = credentialOf({
      ...{ id, brand, creator, creatorUsername, packageName: terms.packageName },
      ...licensedRights(terms.usageRights),
      url: this.config.publicUrl + licensePath(id),
      // Of two files with the same bytes, neither says less than the other.
      file: {
        ...file,
        ai: mostAi(license.files.filter(({ sha256 }) => sha256 === file.sha256).map(({ ai = null }) => ai)),
      },
      releasedAt: issuedAt.toISOString(),
      issuedAt: signer.at.toISOString(),
    });
    return signer.sign(credential);
  }
}
