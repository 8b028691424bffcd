import type { Page } from 'playwright-core';

/**
 * What a brand says with its thumb, and reads what came of it. It clicks where a thumb would touch: a browser takes a touch that a
 * busy machine holds for half a second for a long press, which presses nothing.
 */
export class Thumb {
  constructor(private readonly page: Page) {}

  /** How much of the screen the sheet takes; the picture is whole either way. */
  async sheet(size: 'peek' | 'half'): Promise<void> {
    const handle = this.page.getByRole('complementary').getByRole('button', { name: /comments?( yet)?/ });
    const isOpen = (await handle.first().getAttribute('aria-expanded')) === 'true';
    if (isOpen !== (size === 'half')) await handle.first().click();
  }

  async goTo(time: string): Promise<void> {
    await this.page.getByRole('button', { name: /Type a time$/ }).click();
    await this.page.getByLabel('Go to a time').fill(time);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: new RegExp(`^${time} of`) }).waitFor();
  }

  /** Draws on the picture with one finger, from one place to another in parts of it. */
  async draw(tool: string, from: [number, number], to: [number, number]): Promise<void> {
    await this.sheet('half');
    await this.page.getByLabel('Comment', { exact: true }).click();
    await this.page.getByRole('button', { name: tool, exact: true }).click();
    const picture = this.page.getByTestId('surface');
    await this.page.locator('[data-sheet="peek"] [data-testid="surface"]').waitFor();
    const box = await picture.boundingBox();
    if (!box) throw new Error('There is no picture to draw on.');
    const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.01]));
    await this.page.mouse.move(...at(to));
    await this.page.mouse.up();
    await this.page.getByText('on the picture', { exact: false }).first().waitFor();
  }

  async say(body: string, kind: string, cause?: string): Promise<void> {
    await this.sheet('half');
    await this.page.getByLabel('Comment', { exact: true }).click();
    await this.page.getByRole('button', { name: kind, exact: true }).click();
    if (cause) await this.page.getByRole('button', { name: cause }).click();
    await this.page.getByLabel('Comment', { exact: true }).fill(body);
    await this.page.getByRole('button', { name: 'Add comment' }).click();
    await this.page.getByRole('list', { name: 'Comments' }).getByText(body).waitFor();
  }

  async show(filename: string): Promise<void> {
    await this.sheet('peek');
    await this.page
      .getByRole('navigation', { name: 'Files' })
      .getByRole('button', { name: new RegExp(`^${filename}`) })
      .click();
    await this.page.getByRole('region', { name: new RegExp(filename) }).waitFor();
  }
}
