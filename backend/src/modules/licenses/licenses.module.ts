import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { ArchiveCredentials } from './credentials/archive-credentials.js';
import { CredentialKeys } from './credentials/credential-keys.js';
import { IssueCredentials } from './credentials/issue-credentials.js';
import { LicensesController } from './http/licenses.controller.js';
import { PersonalLicenses } from './personal-licenses.js';
import { ReadLicenses } from './reads/read-licenses.js';
import { GrantLicense } from './use-cases/grant-license.js';

@Module({
  imports: [BookingsModule, DeliveryModule],
  controllers: [LicensesController],
  providers: [
    ArchiveCredentials,
    CredentialKeys,
    GrantLicense,
    IssueCredentials,
    PersonalLicenses,
    ReadLicenses,
  ],
  exports: [CredentialKeys, ReadLicenses],
})
export class LicensesModule {}
