import { NOTHING } from './everyones-screens.js';
import { type Scene, all, answer, fill, open, press, pressInDialog, scene } from './scene.js';

const STEP = /\/api\/bookings\/[^/]+\/steps\/[^/]+$/;
const LISTED = /\/review-room\/request-revision$/;
/** What the demo's booking in review releases. */
const RELEASE = 'Release $420.00';
const INTENT = /\/api\/create-(payment-intent|escrow-payment)$/;
const CONFIRM = /\/api\/payments\/sandbox\/confirm$/;
const card = fill(['Card number', '4242424242424242'], ['Expiry (MM / YY)', '12 / 34'], ['CVC', '123']);
const unpaid = open((world) => `/checkout/${world.booking('brand', 'unpaid')}`);
const accepted = open((world) => `/escrow-checkout/${world.booking('brand', 'accepted')}`);
const review = open((world) => `/brand-review/${world.booking('brand', 'in_review')}`);
const dashboard = open('/brand/dashboard');

/** The specification's texts in a brand's hands. */
export const TEXTS_OF_BRANDS: readonly Scene[] = [
  scene('after the request', 'brand', [
    all(
      open(({ newCreator }) => `/package/${newCreator.packageId}/booking`),
      fill(
        ['Your Name', 'Northwind Coffee'],
        ['Email Address', 'brand@demo.reelpact.test'],
        ['Project Details', 'A quiet film about our cups.'],
      ),
      answer('POST', /\/api\/package-bookings$/, 201, (world) => ({
        id: world.booking('brand', 'requested'),
        canOpen: true,
      })),
      press('Send Request to Creator'),
    ),
    'Request Sent!',
    'Your request has been sent to the creator for approval.',
    'Request Submitted!',
    'Your collaboration request has been sent to the creator.',
    'What happens next?',
    'Creator Reviews Your Request',
    "You'll Get Notified",
    'Work Begins',
    'Request Summary',
    'Pending Review',
    'Northwind Coffee',
    'brand@demo.reelpact.test',
    'gift cards',
    'Go Back',
    'Contact Support',
  ]),
  scene(
    'paying',
    'guest',
    [
      all(
        open(({ guestBooking }) => `/checkout/${guestBooking}`),
        card,
        press(/^Pay/),
      ),
      'Payment Successful',
      'Your booking has been sent to the creator for approval!',
    ],
    [
      open(({ guestBooking }) => `/brand-review/${guestBooking}`),
      'Additional Requirements',
      'Warm light, please.',
      'Open the script or brief',
    ],
  ),
  scene(
    'the checkout',
    'brand',
    [unpaid, 'Checkout', 'Order Summary', 'Northwind Coffee', 'Pay $95', 'travel mug'],
    [
      all(
        answer('POST', CONFIRM, 200, {
          status: 'requires_payment_method',
          declineMessage: 'Your card was declined.',
        }),
        card,
        press(/^Pay/),
      ),
      'Payment Failed',
      'Your card was declined.',
    ],
    [
      all(answer('POST', CONFIRM, 500), press(/^Pay/)),
      'Payment Error',
      'Something went wrong processing your payment',
    ],
  ),
  scene('a checkout that can’t begin', 'brand', [
    all(answer('POST', INTENT, 500), unpaid),
    'Error',
    'Failed to initialize payment. Please try again.',
  ]),
  scene('the escrow checkout', 'brand', [
    accepted,
    'Secure Checkout',
    'Back',
    'Order Summary',
    'Photo Set',
    '3-5 days',
    'Northwind Coffee',
    'Total',
    'Escrow Protection',
    'Payment Details',
    'How Escrow Works',
    'held securely',
    'creator delivers',
    'Released after',
  ]),
  scene('an escrow checkout that can’t begin', 'brand', [
    all(answer('POST', INTENT, 500), accepted),
    'Error loading payment. Please try again.',
    'Go Back',
  ]),
  scene('payment success', 'brand', [
    open((world) => `/payment-success/${world.booking('brand', 'producing')}`),
    'Payment Successful',
    'Order ID',
    'Amount',
    '$150',
  ]),
  scene('payment success with a product to be sent', 'brand', [
    open((world) => `/payment-success/${world.booking('brand', 'awaiting_product')}`),
    'Payment Successful',
    '12 Harbor Street',
    'Send Item to Creator',
    'Order ID',
    '$180',
  ]),
  scene('content approved', 'brand', [
    open((world) => `/content-approved/${world.booking('brand', 'completed')}`),
    'Content Approved',
    'Download HD Video',
  ]),
  scene(
    'the review',
    'brand',
    [
      review,
      '@sophiacreates',
      'Launch Bundle',
      'Awaiting Review',
      'reel.mp4',
      'video',
      'Download',
      'Approve & Release Payment',
      'Request Revision',
    ],
    [
      press('Brief', 'tab'),
      'Brief',
      'Creator Notes',
      'Here is the first version. I hope you like the light.',
    ],
    [
      press('Project', 'tab'),
      '$420',
      'Timeline',
      'Project Started',
      'Content Delivered',
      'Brand Review',
      'in progress',
      'Payment Release',
      'pending approval',
      'Contact Information',
      'brand@demo.reelpact.test',
      'Project ID',
    ],
    [
      all(answer('POST', STEP, 500), press('Approve & Release Payment'), pressInDialog(RELEASE)),
      'Review Failed',
      'Failed to submit review',
    ],
    [
      all(
        pressInDialog('Keep reviewing'),
        answer('POST', LISTED, 200),
        press('Request Revision'),
        fill(['Feedback', 'A little closer, please.']),
        pressInDialog('Send feedback to Sophia Reyes'),
      ),
      'Review Submitted',
      'Your feedback has been sent to the creator.',
    ],
  ),
  scene('an unknown review', 'brand', [
    open(`/brand-review/${NOTHING}`),
    "Project not found or you don't have access to review this content.",
  ]),
  scene(
    'the brand dashboard',
    'brand',
    [
      dashboard,
      'Ready to Review',
      'In Progress',
      'Pending Approval',
      'Total Projects',
      'All',
      'Progress',
      'Pending',
      'Done',
      '@sophiacreates',
      'Launch Bundle',
      '2 files',
    ],
    [
      press('Review Content'),
      '@sophiacreates',
      'Launch Bundle',
      'Amount',
      'Brief',
      'Creator Notes',
      'Feedback',
      'Cancel',
      'Request Revisions',
      'Approve Content',
      'Download',
    ],
    [
      all(answer('POST', STEP, 500), pressInDialog('Approve Content'), pressInDialog(RELEASE)),
      'Error',
      'Failed to approve content. Please try again.',
    ],
    [
      all(
        pressInDialog('Keep reviewing'),
        fill(['Feedback', 'Closer, please.']),
        pressInDialog('Request Revisions'),
      ),
      'Failed to request revisions. Please try again.',
    ],
    [
      all(answer('POST', STEP, 200), pressInDialog('Request Revisions')),
      'Revisions Requested',
      'The creator has been notified about the requested changes.',
    ],
  ),
  scene('approving from the dashboard', 'brand', [
    all(
      dashboard,
      press('Review Content'),
      answer('POST', STEP, 200),
      pressInDialog('Approve Content'),
      pressInDialog(RELEASE),
    ),
    'Content Approved',
    'The creator has been notified that their content was approved.',
  ]),
  scene(
    'a brand dashboard without projects',
    'new user',
    [dashboard, 'No projects found', "You don't have any UGC projects yet."],
    ...['Ready to Review', 'Progress', 'Pending', 'Done'].map(
      (tab) => [press(tab, 'tab'), `No projects with status "${tab}".`] as const,
    ),
  ),
  scene('a brand dashboard that does not load', 'brand', [
    all(answer('GET', /\/api\/brand\/(bookings|totals)$/, 500), dashboard),
    'Failed to fetch brand bookings',
  ]),
];
