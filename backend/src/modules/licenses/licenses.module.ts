import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { LicensesController } from './http/licenses.controller.js';
import { PersonalLicenses } from './personal-licenses.js';
import { ReadLicenses } from './reads/read-licenses.js';
import { GrantLicense } from './use-cases/grant-license.js';

@Module({
  imports: [BookingsModule],
  controllers: [LicensesController],
  providers: [GrantLicense, PersonalLicenses, ReadLicenses],
  exports: [ReadLicenses],
})
export class LicensesModule {}
