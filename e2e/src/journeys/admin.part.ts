import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { faultsOf } from './sound-pages.js';
import { see, signIn } from './steps.js';

const app = useProduct();
const ADMIN = 'brand@demo.reelpact.test';

/** From the command line, as nobody becomes an admin in any other way. */
function makeAdmin(...words: string[]): void {
  const { databaseUrl, dataDir } = app.product;
  const root = resolve(__dirname, '../../..');
  execFileSync(process.execPath, [resolve(root, 'backend/dist/command.js'), 'make-admin', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
}

describe('the admin', () => {
  // The other parts know them as a brand.
  afterAll(() => makeAdmin(ADMIN, '--not'));

  it('an admin decides a dispute with the words of both before them, and all books agree', async () => {
    makeAdmin(ADMIN);
    const { page, problems } = await app.newPerson('desktop');
    await signIn(page, ADMIN);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.waitForURL(/\/admin/);
    await see(page, 'The brand rejected the content');
    await see(page, 'The creator contested the rejection');

    await page.getByRole('button', { name: 'Resolve Dispute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve Dispute' });
    await dialog.getByRole('spinbutton').fill('25');
    await dialog.getByText('$105.00').waitFor();
    await dialog.getByText('$315.00').waitFor();
    const decide = dialog.getByRole('button', { name: 'Resolve Dispute' });
    expect(await decide.isDisabled()).toBe(true);
    await dialog.getByLabel(/Your reason/).fill('The reel shows a quarter of what was agreed.');
    expect(await faultsOf(page)).toEqual([]);
    await decide.click();
    await see(page, 'Both parties have been told.');
    await see(page, 'No disputes');

    await page.getByRole('tab', { name: 'Reconciliation' }).click();
    await page.getByRole('button', { name: 'Compare now' }).click();
    await see(page, 'All books agree');
    expect(problems).toEqual([]);
  });
});
