import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { LicencesController } from './http/licences.controller.js';
import { PersonalLicences } from './personal-licences.js';
import { ReadLicences } from './reads/read-licences.js';
import { GrantLicence } from './use-cases/grant-licence.js';

@Module({
  imports: [BookingsModule],
  controllers: [LicencesController],
  providers: [GrantLicence, PersonalLicences, ReadLicences],
  exports: [ReadLicences],
})
export class LicencesModule {}
