import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CatalogModule } from '../catalog/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { IdentityModule } from '../identity/index.js';
import { PageNumbersModule } from '../page-numbers/index.js';
import { TipsModule } from '../tips/index.js';
import { DemoSeed } from './demo-seed.js';
import { EnterDemo } from './enter-demo.js';
import { DemoController } from './http/demo.controller.js';

@Module({
  imports: [IdentityModule, CatalogModule, BookingsModule, DeliveryModule, PageNumbersModule, TipsModule],
  controllers: [DemoController],
  providers: [DemoSeed, EnterDemo],
  exports: [DemoSeed],
})
export class DemoModule {}
