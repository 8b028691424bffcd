import { describe, expect, it } from '@jest/globals';
import {
  BIO,
  BOOKING_MESSAGES,
  CATEGORY_MESSAGE,
  DISPLAY_NAME,
  EMAIL,
  PACKAGE_MESSAGES,
  PASSWORD,
  PROFILE_IMAGE,
  SIGN_IN_MESSAGES,
  USERNAME,
} from './index.js';

/** Sentences that are binding to the letter: specification, sections 5 and 8. */
const WORDING: [said: string, wanted: string][] = [
  [BOOKING_MESSAGES.missing, 'Please fill in all required fields.'],
  [BOOKING_MESSAGES.clientName, 'Name is required'],
  [BOOKING_MESSAGES.projectDetails, 'Please provide project details (minimum 10 characters)'],
  [BOOKING_MESSAGES.clientEmail, 'Valid email is required'],
  [BOOKING_MESSAGES.reason, 'Please provide a reason for declining this job:'],
  [EMAIL.message, 'Valid email is required'],
  [USERNAME.messages.min, 'Username must be at least 3 characters'],
  [USERNAME.messages.max, 'Username must be less than 20 characters'],
  [USERNAME.messages.pattern, 'Username can only contain letters, numbers, hyphens, and underscores'],
  [DISPLAY_NAME.messages.min, 'Display name is required'],
  [BIO.messages.min, 'Bio must be at least 10 characters'],
  [BIO.messages.max, 'Bio must be less than 300 characters'],
  [CATEGORY_MESSAGE, 'Please select a category'],
  [PACKAGE_MESSAGES.name, 'Package name is required'],
  [PACKAGE_MESSAGES.description, 'Description must be at least 10 characters'],
  [PACKAGE_MESSAGES.price, 'Price is required'],
  [PACKAGE_MESSAGES.deliveryTime, 'Delivery time is required'],
  [PACKAGE_MESSAGES.includes, "Please list what's included"],
  [PACKAGE_MESSAGES.revisions, 'Number of revisions is required'],
  [PROFILE_IMAGE.messages.type, 'Invalid file type: Please select an image file'],
  [PROFILE_IMAGE.messages.size, 'File too large: Please select an image smaller than 5MB'],
  [PASSWORD.hint, 'Must be at least 6 characters'],
  [SIGN_IN_MESSAGES.missing, 'Please fill in all fields'],
  [SIGN_IN_MESSAGES.invalid, 'Invalid email or password'],
  [SIGN_IN_MESSAGES.duplicate, 'An account with this email already exists. Please try logging in instead.'],
];

describe('what the specification says to the letter', () => {
  it.each(WORDING)('%s', (said, wanted) => expect(said).toBe(wanted));
});
