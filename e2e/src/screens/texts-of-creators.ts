import { AI_TEXTS } from '@reelpact/domain';
import sharp from 'sharp';
import { NOTHING } from './everyones-screens.js';
import {
  type Scene,
  all,
  answer,
  answerNormally,
  chooseFile,
  fill,
  open,
  press,
  pressInDialog,
  scene,
  select,
  unfold,
} from './scene.js';

const STEP = /\/api\/bookings\/[^/]+\/steps\/[^/]+$/;
const PROFILE = /\/api\/creator\/profile\/[^/]+$/;
const PACKAGES = /\/api\/(creator\/[^/]+\/packages|packages\/[^/]+)$/;
const ONBOARD = /\/api\/creator\/onboard$/;
const SUBMIT = /\/submit-content$/;
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
const dashboard = (tab: string) => open(`/creator/dashboard?tab=${tab}`);
const menu = (item: string) => all(press('Menu'), press(item, 'menuitem'));
const packageMenu = (item: string) => all(press('Menu of Single Reel'), press(item, 'menuitem'));
const shortProfile = fill(['Display Name', 'X'], ['Bio', 'Short']);
const longBio = fill(['Bio', 'b'.repeat(301)]);

/** The specification's texts in a creator's hands. */
export const TEXTS_OF_CREATORS: readonly Scene[] = [
  scene(
    'the creator dashboard',
    'creator',
    [
      dashboard('packages'),
      'Creator Dashboard',
      'Sophia Reyes',
      '/sophiacreates',
      'Total Orders',
      'Earnings',
      'Packages',
      'Orders',
      'Insights',
      'Add Package',
      'Single Reel',
    ],
    [press('Menu'), 'Edit Link', 'Copy Link', 'View Live', 'Log Out'],
    [press('Copy Link', 'menuitem'), 'Link Copied!'],
    [all(answer('POST', /\/api\/auth\/logout$/, 500), menu('Log Out')), 'Logout failed', 'Failed to log out'],
  ),
  scene(
    'a package on the dashboard',
    'creator',
    [
      all(dashboard('packages'), (page) => page.locator('summary').first().click()),
      'Delivery Time',
      'Revisions',
      'Content Format',
      'Usage Rights',
      "What's Included",
    ],
    [press('Menu of Single Reel'), 'Edit Package', 'Delete Package'],
    [
      all(press('Delete Package', 'menuitem'), answer('DELETE', PACKAGES, 500), pressInDialog('Delete')),
      'Error',
      'Failed to delete package. Please try again.',
    ],
    [all(answer('DELETE', PACKAGES, 200), pressInDialog('Delete')), 'Package deleted'],
  ),
  scene(
    'the package dialog',
    'creator',
    [
      all(dashboard('packages'), press('Add Package')),
      'Add New Package',
      "What's Included",
      'Create Package',
      'Cancel',
    ],
    [unfold('Content Format'), 'Photos', 'Videos', 'Photos & Videos', 'Reels'],
    [unfold('Usage Rights'), 'Social Media', 'Website', 'Advertising', 'Unlimited'],
    [unfold('Revisions'), '0', '1', '2', '3', '5', 'Unlimited'],
    [
      all(
        fill(['Description', 'Three photos of your product']),
        answer('POST', PACKAGES, 201),
        press('Create Package'),
      ),
      'Package created',
    ],
    [packageMenu('Edit Package'), 'Edit Package', 'Update Package'],
    [all(answer('PUT', PACKAGES, 500), press('Update Package')), 'Error', 'Failed to update package'],
    [all(answer('PUT', PACKAGES, 200), press('Update Package')), 'Package updated'],
  ),
  scene('no orders', 'new creator', [dashboard('orders'), 'No orders yet', 'once brands start booking']),
  scene('the orders', 'creator', [
    dashboard('orders'),
    'Review Job',
    'Upload Content',
    'Pending Approval',
    'In Progress',
    'Awaiting Approval',
    'Completed',
    'Funds Secured',
    'Paid Out',
    'Northwind Coffee',
  ]),
  scene('the insights', 'creator', [
    dashboard('insights'),
    'Performance',
    'Total Revenue',
    'Completed Orders',
    'Success Rate',
    'Top Packages',
  ]),
  scene(
    'the job review',
    'creator',
    [
      all(dashboard('orders'), (page) =>
        page
          .locator('article')
          .filter({ hasText: 'gift cards' })
          .getByRole('button', { name: 'Review Job' })
          .click(),
      ),
      'Job Review Required',
      'Contact Email',
      'brand@demo.reelpact.test',
      'Budget',
      'Project Description',
      'Package Details',
      'Payment Secured',
      'Accept Job',
      'Decline Job',
    ],
    [all(answer('POST', STEP, 500), press('Accept Job')), 'Error', 'Failed to approve booking'],
    [press('Decline Job'), 'Please provide a reason for declining this job:'],
    [
      all(
        fill(['Please provide a reason for declining this job:', 'No time.']),
        pressInDialog('Decline Job'),
      ),
      'Failed to reject booking',
    ],
    [
      all(answerNormally, answer('POST', STEP, 200), pressInDialog('Decline Job')),
      'Job Declined',
      'the customer will be refunded',
    ],
  ),
  scene('accepting a job', 'creator', [
    all(
      dashboard('orders'),
      (page) =>
        page
          .locator('article')
          .filter({ hasText: 'gift cards' })
          .getByRole('button', { name: 'Review Job' })
          .click(),
      answer('POST', STEP, 200),
      press('Accept Job'),
    ),
    'Booking Approved',
    'The project is now in progress.',
  ]),
  scene(
    'editing the profile',
    'creator',
    [
      all(dashboard('packages'), menu('Edit Link')),
      'Edit Link-in-Bio',
      'Profile',
      'Packages',
      'Preview',
      '/300',
    ],
    [
      all(shortProfile, fill(['Username', 'ab']), press('Save Profile')),
      'Username must be at least 3 characters',
      'Display name is required',
      'Bio must be at least 10 characters',
    ],
    [
      all(longBio, fill(['Username', 'a'.repeat(21)])),
      'Username must be less than 20 characters',
      'Bio must be less than 300 characters',
      '301/300',
    ],
    [fill(['Username', 'a b']), 'Username can only contain letters, numbers, hyphens, and underscores'],
    [chooseFile('notes.txt', 'text/plain'), 'Invalid file type', 'Please select an image file'],
    [
      chooseFile('large.png', 'image/png', 5 * 1024 * 1024 + 1),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
    [
      all(
        fill(
          ['Username', 'sophiacreates'],
          ['Display Name', 'Sophia Reyes'],
          ['Bio', 'Bright, honest videos.'],
        ),
        answer('PUT', PROFILE, 500),
        press('Save Profile'),
      ),
      'Error',
      'Failed to update profile',
    ],
    [all(answer('PUT', PROFILE, 200), press('Save Profile')), 'Profile Updated!'],
  ),
  scene(
    'the content blocks',
    'creator',
    [
      all(dashboard('packages'), menu('Edit Link'), pressInDialog('Packages', 'tab')),
      'Package',
      'Tip Jar',
      'Add-on',
      'Portfolio',
      'Save All Packages',
    ],
    [
      all(answer('PUT', PACKAGES, 500), press('Save All Packages')),
      'Error',
      'Failed to save packages. Please try again.',
    ],
    [pressInDialog('Preview', 'tab'), 'Copy Link', 'View Live'],
  ),
  scene('saving the content blocks', 'creator', [
    all(
      dashboard('packages'),
      menu('Edit Link'),
      pressInDialog('Packages', 'tab'),
      answer('PUT', PACKAGES, 200, []),
      press('Save All Packages'),
    ),
    'Packages Updated!',
  ]),
  scene(
    'onboarding',
    'new user',
    [
      open('/creator/onboarding'),
      '1/3',
      'Add photo',
      'Display Name',
      'Bio',
      'Category',
      'Next',
      'Skip for now',
    ],
    [
      all(shortProfile, press('Next')),
      'Display name is required',
      'Bio must be at least 10 characters',
      'Please select a category',
    ],
    [
      unfold('Category'),
      'Lifestyle',
      'Beauty & Skincare',
      'Fashion',
      'Food & Beverage',
      'Fitness & Health',
      'Tech & Gadgets',
      'Home & Decor',
      'Travel',
    ],
    // The list shows some at a time; this leads to its end.
    [(page) => page.keyboard.press('ArrowUp'), 'Parenting', 'Business & Finance'],
    [
      all(
        (page) => page.keyboard.press('Enter'),
        fill(['Display Name', 'Nils Holm'], ['Username', 'nilsholm'], ['Bio', 'Quiet films of the north.']),
        press('Next'),
      ),
      '2/3',
      'Main Package',
      'UGC Package',
      '150',
      '3 photos',
      'Basic editing',
      'Social media usage rights',
      'Caption suggestions',
      'Package',
      'Tip Jar',
      'Add-on',
      'Portfolio',
      'Previous',
      'Create your link-in-bio',
    ],
    [unfold('Delivery Time'), '1-2 days', '3-5 days', '5-7 days', '7-10 days', '2 weeks'],
    [
      all(
        fill(['Package Name', ''], ['Price', '0'], ["What's Included", 'x']),
        press('Create your link-in-bio'),
      ),
      'Package name is required',
      'Description must be at least 10 characters',
      'Price is required',
      "Please list what's included",
    ],
    [
      all(
        fill(
          ['Package Name', 'UGC Package'],
          ['Price', '150'],
          ['Description', 'Five calm photos.'],
          ["What's Included", '• 3 photos\n• Basic editing'],
        ),
        answer('POST', ONBOARD, 500),
        press('Create your link-in-bio'),
      ),
      'Error',
      'Failed to create profile',
    ],
    [
      all(answer('POST', ONBOARD, 201), press('Create your link-in-bio')),
      'Profile Created!',
      'Your link-in-bio is now live!',
      '3/3',
      'live',
    ],
  ),
  scene('skipping onboarding', 'new user', [
    all(open('/creator/onboarding'), press('Skip for now')),
    'Skipped Onboarding',
    'You can complete your profile setup in the dashboard',
  ]),
  scene('delivering', 'creator', [
    open((world) => `/content-delivery/${world.booking('brand', 'revising')}`),
    'Drag and drop',
    'mp4, mov, jpg, jpeg, png',
    'Delivery Notes (optional)',
    'Deliver Content to Brand',
    'Northwind Coffee',
    'Photo Set',
    'Project Value',
    'Brief',
    'Previous Submissions',
    'Back to Dashboard',
  ]),
  scene(
    'delivering in work',
    'creator',
    [open((world) => `/content-delivery/${world.booking('brand', 'producing')}`), 'In Progress'],
    [
      async (page, world) => chooseFile('noon.jpg', 'image/jpeg', await photo())(page, world),
      'noon.jpg',
      'Remove',
      'Completed',
    ],
    [
      all(select(`${AI_TEXTS.question} noon.jpg`, 'none'), press('Deliver Content to Brand')),
      'Delivering 0 of 1 video',
      'our team decides',
      'Not yet',
      'Deliver Incomplete',
    ],
    [
      all(answer('POST', SUBMIT, 500), press('Deliver Incomplete')),
      'Upload Failed',
      'Failed to submit content',
    ],
    [
      all(answer('POST', SUBMIT, 201), press('Deliver Content to Brand'), press('Deliver Incomplete')),
      'Content Delivered!',
      'Your content has been submitted for brand approval.',
    ],
  ),
  scene('delivering an unknown booking', 'creator', [
    open(`/content-delivery/${NOTHING}`),
    'Booking not found',
  ]),
  scene(
    'content submitted',
    'creator',
    [
      open((world) => `/content-submitted/${world.booking('brand', 'in_review')}`),
      'Content Submitted Successfully',
      'Pending Brand Approval',
      'Submission Details',
      'Files',
      'Submitted',
      'Notes',
      'Back to Dashboard',
      'Upload More Files',
      'What Happens Next',
      'Brand review',
      'Approval or revision',
      'Payment release',
    ],
    [open(`/content-submitted/${NOTHING}`), 'Booking not found'],
  ),
];
