import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './platform/config/config.js';
import { PlatformModule } from './platform/platform.module.js';
import { AccountModule } from './modules/account/index.js';
import { AdminModule } from './modules/admin/index.js';
import { BookingsModule } from './modules/bookings/index.js';
import { ConversationsModule } from './modules/conversations/index.js';
import { CatalogModule } from './modules/catalog/index.js';
import { CreatorsModule } from './modules/creators/index.js';
import { DocumentsModule } from './modules/documents/index.js';
import { DeliveryModule } from './modules/delivery/index.js';
import { DemoModule } from './modules/demo/index.js';
import { EscrowModule } from './modules/escrow/index.js';
import { EvidenceModule } from './modules/evidence/index.js';
import { ProofModule } from './modules/proof/index.js';
import { LabModule } from './modules/lab/index.js';
import { LicensesModule } from './modules/licenses/index.js';
import { PublicPagesModule } from './modules/public-pages/index.js';
import { ReviewModule } from './modules/review/index.js';
import { LiveModule } from './platform/http/live.module.js';
import { HealthModule } from './platform/http/health.module.js';
import { SiteModule } from './platform/http/site.module.js';
import { IdentityModule } from './modules/identity/index.js';
import { PageNumbersModule } from './modules/page-numbers/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { DirectoryModule } from './modules/directory/index.js';
import { RatingsModule } from './modules/ratings/index.js';
import { TipsModule } from './modules/tips/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { NotificationsModule } from './modules/notifications/index.js';

/** The one list of modules. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        HealthModule,
        LiveModule,
        SiteModule,
        IdentityModule,
        CatalogModule,
        CreatorsModule,
        PublicPagesModule,
        ReviewModule,
        BookingsModule,
        EscrowModule,
        ConversationsModule,
        ProofModule,
        DeliveryModule,
        DocumentsModule,
        EvidenceModule,
        LicensesModule,
        NotificationsModule,
        WebhooksModule,
        RatingsModule,
        TipsModule,
        DirectoryModule,
        CalendarModule,
        PageNumbersModule,
        AccountModule,
        AdminModule,
        ...(config.demoMode ? [DemoModule] : []),
        // Its testers play the bank, which only the sandbox lets them do.
        ...(config.demoMode && config.stripe === null ? [LabModule] : []),
      ],
    };
  }
}
