import { Module } from '@nestjs/common';
import { InsightsController } from './http/insights.controller.js';
import { PageEventsController } from './http/page-events.controller.js';
import { PageCountStore } from './persistence/page-count-store.js';
import { PersonalPageNumbers } from './personal-page-numbers.js';
import { ReadInsights } from './reads/read-insights.js';
import { CountPageEvents } from './use-cases/count-page-events.js';
import { PlantPageNumbers } from './use-cases/plant-page-numbers.js';
import { FoldVisitors } from './use-cases/fold-visitors.js';

@Module({
  controllers: [PageEventsController, InsightsController],
  providers: [
    CountPageEvents,
    FoldVisitors,
    PageCountStore,
    PersonalPageNumbers,
    PlantPageNumbers,
    ReadInsights,
  ],
  exports: [CountPageEvents, FoldVisitors, PlantPageNumbers],
})
export class PageNumbersModule {}
