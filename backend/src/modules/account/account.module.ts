import { Module } from '@nestjs/common';
import { AccountController } from './http/account.controller.js';
import { ExportData } from './reads/export-data.js';
import { DeleteAccount } from './use-cases/delete-account.js';

@Module({
  controllers: [AccountController],
  providers: [DeleteAccount, ExportData],
})
export class AccountModule {}
