import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CREDENTIAL } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { OriginalCompanions } from '../../delivery/index.js';
import { ReadLicenses } from '../reads/read-licenses.js';
import { IssueCredentials } from './issue-credentials.js';

/** Puts credentials beside the originals in their archive. */
@Injectable()
export class ArchiveCredentials implements OnModuleInit {
  constructor(
    private readonly companions: OriginalCompanions,
    private readonly database: Database,
    private readonly licenses: ReadLicenses,
    private readonly credentials: IssueCredentials,
  ) {}

  onModuleInit(): void {
    this.companions.register(async ({ id, licenseId }) => {
      const license = licenseId === null ? null : await this.licenses.ofBooking(this.database, id);
      const signed = license === null ? [] : [...(await this.credentials.all(license))];
      return new Map(
        signed.map(([sha256, one]) => [
          sha256,
          { suffix: CREDENTIAL.suffix, text: `${JSON.stringify(one, null, 2)}\n` },
        ]),
      );
    });
  }
}
