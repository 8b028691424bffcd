export { PageNumbersModule } from './page-numbers.module.js';
export { CountPageEvents } from './use-cases/count-page-events.js';
export { utcDay } from './utc-day.js';
export { type PlantedDay, PlantPageNumbers } from './use-cases/plant-page-numbers.js';
export { FoldVisitors } from './use-cases/fold-visitors.js';
