import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Looks for violations alone. In its usual mode axe opens a second page for every report. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
