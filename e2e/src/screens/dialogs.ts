import type { Page } from 'playwright-core';
import type { PersonName, World } from './persons.js';
import type { Screen } from './table.js';

type Press = [role: 'button' | 'menuitem' | 'tab' | 'link', name: string | RegExp];

const press =
  (...buttons: Press[]) =>
  async (page: Page): Promise<void> => {
    for (const [role, name] of buttons)
      await page
        .getByRole(role, { name, exact: typeof name === 'string', disabled: false })
        .first()
        .click();
  };

/** A dialog, before those who can open it. */
const dialog = (
  person: PersonName,
  [route, path]: readonly [route: string, path: (world: World) => string],
  title: string | RegExp,
  open: Screen['open'],
  situation = `the dialog ${String(title)}`,
): Screen => ({ route, situation, path, seen: { [person]: { heading: title } }, open, isDialog: true });

/** A page with something opened on it that isn't a dialog. */
const unfolded = (
  person: PersonName,
  [route, path]: readonly [route: string, path: (world: World) => string],
  situation: string,
  heading: string | RegExp,
  open: Screen['open'],
): Screen => ({ route, situation, path, seen: { [person]: { heading } }, open });

const ORDERS = ['/creator/dashboard', () => '/creator/dashboard?tab=orders'] as const;
const PACKAGES = ['/creator/dashboard', () => '/creator/dashboard?tab=packages'] as const;
const ACCOUNT = ['/account', () => '/account'] as const;
const DOCUMENTS = ['/documents', () => '/documents'] as const;
const PROJECTS = ['/brand/dashboard', () => '/brand/dashboard'] as const;
const DISPUTES = ['/admin', () => '/admin?tab=disputes'] as const;
const PROFILE = ['/creator/:id?', ({ sample }: World) => `/creator/${sample.id}`] as const;
const UNPAID = [
  '/checkout/:bookingId',
  (world: World) => `/checkout/${world.booking('brand', 'unpaid')}`,
] as const;
const CASE = [
  '/admin',
  (world: World) => `/admin?tab=booking&id=${world.booking('creator', 'revising')}`,
] as const;
const REVIEW = [
  '/brand-review/:bookingId',
  (world: World) => `/brand-review/${world.booking('brand', 'in_review')}`,
] as const;

const menu = press(['button', 'Menu']);
const editLink = press(['button', 'Menu'], ['menuitem', 'Edit Link']);
const EDIT_LINK = 'Edit Link-in-Bio';
const packageMenu = ['button', 'Menu of Single Reel'] satisfies Press;

/** The step dialogs that the demo's bookings offer their creator, and where. */
const CREATOR_STEPS = [
  ['Accept Rejection', 'contestable'],
  ['Contest Rejection', 'contestable'],
  ['Open Dispute', 'revising'],
  ['Withdraw from Job', 'accepted'],
] as const;
const project = (of: 'brand' | 'creator', stage: string) =>
  ['/project/:bookingId', (world: World) => `/project/${world.booking(of, stage)}`] as const;

async function askTheBank(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4000002500003155');
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await press(['button', /^Pay/])(page);
}

/** Once more the same dashboard, as if this tab had come to it from the wizard; visits after this one have not. */
async function comeFromTheWizard(page: Page): Promise<void> {
  const key = await page.evaluate(async () => {
    const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string };
    const mark = `reelpact-text welcome ${id}`;
    sessionStorage.setItem(mark, JSON.stringify({ name: null }));
    return mark;
  });
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('heading', { name: 'Messages' }).first().waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Your link is live' }).waitFor();
  await page.evaluate((mark) => sessionStorage.removeItem(mark), key);
}

export const DIALOGS: readonly Screen[] = [
  unfolded('new creator', PACKAGES, 'just made by the wizard', 'Mara Holm', comeFromTheWizard),
  unfolded('creator', PACKAGES, 'the menu', 'Sophia Reyes', menu),
  unfolded('creator', PACKAGES, 'a package unfolded', 'Sophia Reyes', (page) =>
    page.locator('summary').first().click(),
  ),
  unfolded('creator', PACKAGES, 'the menu of a package', 'Sophia Reyes', press(packageMenu)),
  dialog('creator', PACKAGES, 'Add New Package', press(['button', 'Add Package'])),
  dialog('creator', PACKAGES, 'Edit Package', press(packageMenu, ['menuitem', 'Edit Package'])),
  dialog('creator', PACKAGES, 'Delete Package', press(packageMenu, ['menuitem', 'Delete Package'])),
  dialog('creator', PACKAGES, EDIT_LINK, editLink),
  ...['Look', 'Blocks', 'Packages', 'Portfolio', 'Preview'].map((tab) =>
    dialog(
      'creator',
      PACKAGES,
      EDIT_LINK,
      async (page) => {
        await editLink(page);
        await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
      },
      `the dialog ${EDIT_LINK}, ${tab}`,
    ),
  ),
  dialog(
    'creator',
    PACKAGES,
    'Remove from Portfolio',
    press(['button', 'Menu'], ['menuitem', 'Edit Portfolio'], ['button', /^Remove /]),
  ),
  dialog('creator', ORDERS, 'Job Review Required', press(['button', 'Review Job'])),
  dialog('creator', ORDERS, 'Decline Job', press(['button', 'Review Job'], ['button', 'Decline Job'])),
  ...CREATOR_STEPS.map(([step, stage]) =>
    dialog('creator', project('creator', stage), step, press(['button', step])),
  ),
  unfolded(
    'creator',
    ORDERS,
    'an order unfolded',
    'Sophia Reyes',
    press(['button', 'Details'], ['button', 'Statement']),
  ),
  dialog('creator', ACCOUNT, 'Change your password', press(['button', 'Change password'])),
  dialog('creator', ACCOUNT, 'Change your email', press(['button', 'Change email'])),
  dialog('creator', ACCOUNT, 'Add a passkey', press(['button', 'Add a passkey'])),
  dialog('creator', ACCOUNT, 'Make a token', press(['button', 'Make a token'])),
  dialog('creator', ACCOUNT, 'Add an endpoint', press(['button', 'Add an endpoint'])),
  dialog('creator', ACCOUNT, 'Delete your account', press(['button', 'Delete account'])),
  dialog('creator', ACCOUNT, 'Sign out everywhere else', press(['button', 'Sign out everywhere else'])),
  dialog('visitor', PROFILE, 'Portfolio', press(['link', /^See all/])),
  dialog('brand', PROJECTS, 'Review Content', press(['button', 'Review Content'])),
  dialog(
    'brand',
    project('brand', 'awaiting_product'),
    'Mark as Sent',
    press(['button', 'Send Item to Creator']),
  ),
  dialog(
    'creator',
    project('creator', 'in_transit'),
    'Report a Problem',
    press(['button', 'Report a Problem']),
  ),
  dialog('brand', project('brand', 'requested'), 'Withdraw Request', press(['button', 'Withdraw Request'])),
  unfolded(
    'brand',
    PROJECTS,
    'a project unfolded',
    'Your projects',
    press(['button', 'Details'], ['button', 'Statement']),
  ),
  dialog(
    'brand',
    REVIEW,
    /^Release /,
    press(['button', 'Approve & Release Payment']),
    'the dialog of an approval',
  ),
  dialog('brand', REVIEW, 'Request Revision', press(['button', /^Request Revision/])),
  dialog('brand', REVIEW, 'Share for review', press(['button', /^Share/])),
  dialog(
    'brand',
    REVIEW,
    'Reject Content',
    press(['button', 'More decisions'], ['menuitem', 'Reject Content']),
  ),
  dialog(
    'brand',
    project('brand', 'in_review'),
    /\.(jpg|png)$/,
    press(['button', /^Enlarge/]),
    'the dialog of a picture',
  ),
  dialog(
    'brand',
    DOCUMENTS,
    /^(Receipt|Credit Note) /,
    press(['button', /^(Receipt|Credit Note) /]),
    'the dialog of a receipt',
  ),
  dialog(
    'creator',
    DOCUMENTS,
    /^Payout Slip /,
    press(['button', /^Payout Slip /]),
    'the dialog of a payout slip',
  ),
  unfolded(
    'brand',
    project('brand', 'in_review'),
    'receipts and billing details',
    /^(Single Reel|Photo Set|Launch Bundle)$/,
    press(['button', 'Receipts'], ['button', 'Billing details']),
  ),
  unfolded(
    'brand',
    UNPAID,
    'billing details',
    'Checkout',
    press(['button', 'Add billing details for your receipt']),
  ),
  dialog('brand', UNPAID, 'Test bank: was this you?', askTheBank),
  dialog('admin', DISPUTES, 'Resolve Dispute', press(['button', 'Resolve Dispute'])),
  dialog('admin', CASE, 'Cancel Booking', press(['button', 'Cancel Booking'])),
];
