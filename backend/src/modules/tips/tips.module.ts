import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/index.js';
import { DocumentsModule } from '../documents/index.js';
import { EscrowModule } from '../escrow/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { ReceivedTipsController } from './http/received-tips.controller.js';
import { TipsController } from './http/tips.controller.js';
import { CardGuard } from './persistence/card-guard.js';
import { TipStore } from './persistence/tip-store.js';
import { PersonalTips } from './personal-tips.js';
import { MeasureWindows } from './reads/measure-windows.js';
import { ReadTips } from './reads/read-tips.js';
import { SampleTipEmails } from './sample-emails.js';
import { AdvanceTip } from './use-cases/advance-tip.js';
import { EndTipWindows } from './use-cases/end-tip-windows.js';
import { GiveTip } from './use-cases/give-tip.js';
import { RefundTip } from './use-cases/refund-tip.js';
import { RequirePayouts } from './use-cases/require-payouts.js';
import { TellOfTips } from './use-cases/tell-of-tips.js';
import { TipMoney } from './use-cases/tip-money.js';
import { WritePapers } from './use-cases/write-papers.js';

@Module({
  imports: [CreatorsModule, DocumentsModule, EscrowModule, NotificationsModule, WebhooksModule],
  controllers: [ReceivedTipsController, TipsController],
  providers: [
    AdvanceTip,
    CardGuard,
    EndTipWindows,
    GiveTip,
    MeasureWindows,
    PersonalTips,
    ReadTips,
    RefundTip,
    RequirePayouts,
    SampleTipEmails,
    TellOfTips,
    TipMoney,
    TipStore,
    WritePapers,
  ],
  exports: [EndTipWindows],
})
export class TipsModule {}
