import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Look } from './looks.js';
import { type Visit, nameOf } from './table.js';

interface Picture {
  file: string;
  visit: Visit;
  look: Look;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'start';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Photographs of all screens, in a folder with a page that shows them side by side. */
export class ContactSheet {
  private readonly pictures: Picture[] = [];

  /** @param folder an absolute path */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  async take(page: Page, visit: Visit, look: Look): Promise<void> {
    const file = `${slug(nameOf(visit))}--${slug(visit.person)}--${look.size}--${look.theme}.jpg`;
    // Pictures are fetched as they come into view; in a photograph all of them are.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    });
    await page.screenshot({ path: join(this.folder, file), type: 'jpeg', quality: 70, fullPage: true });
    this.pictures.push({ file, visit, look });
  }

  /** Writes index.html. */
  write(): void {
    const names = [...new Set(this.pictures.map(({ visit }) => nameOf(visit)))];
    const sections = names.map(
      (name) =>
        `<section><h2>${escaped(name)}</h2>\n${this.pictures
          .filter(({ visit }) => nameOf(visit) === name)
          .map(figure)
          .join('\n')}\n</section>`,
    );
    writeFileSync(
      join(this.folder, 'index.html'),
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Reelpact, every screen</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-bottom: 32px; }
  h2 { flex-basis: 100%; margin: 0; }
  figure { margin: 0; width: 200px; }
  img { display: block; width: 100%; max-height: 320px; object-fit: cover; object-position: top; border: 1px solid #999; }
</style>
<h1>Every screen (${this.pictures.length} pictures)</h1>
${sections.join('\n')}
</html>
`,
    );
  }
}

const figure = ({ file, visit, look }: Picture): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${escaped(
    `${visit.person} · ${look.size} · ${look.theme}`,
  )}</figcaption></figure>`;
