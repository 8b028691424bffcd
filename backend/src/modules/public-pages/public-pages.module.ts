import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/index.js';
import { DirectoryModule } from '../directory/index.js';
import { LicensesModule } from '../licenses/index.js';
import { RatingsModule } from '../ratings/index.js';
import { CountPages } from './count-pages.js';
import { DrawnDirectory } from './drawn-directory.js';
import { DrawnPages } from './drawn-pages.js';
import { PageAnswers } from './page-answers.js';
import { PageCache } from './page-cache.js';
import { Pages } from './pages-program.js';
import { ReadDrawnPages } from './reads/read-drawn-pages.js';
import { ReadFoundPages } from './reads/read-found-pages.js';
import { Sitemaps } from './sitemaps.js';

@Module({
  imports: [CreatorsModule, DirectoryModule, LicensesModule, RatingsModule],
  providers: [
    CountPages,
    Pages,
    PageCache,
    PageAnswers,
    DrawnDirectory,
    DrawnPages,
    ReadDrawnPages,
    ReadFoundPages,
    Sitemaps,
  ],
})
export class PublicPagesModule {}
