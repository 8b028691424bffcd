import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../bench/stage.mjs';
import { root } from '../root.mjs';

/** @typedef {{ name: string, url: string }} Version a running server, by the version of the product that it is */

const PASSWORD = 'reelpact-demo';
const USERNAME = 'sophiacreates';
const TUS = { 'tus-resumable': '1.0.0' };
const PICTURE = readFileSync(join(root, 'docs/screens/public-page.jpg'));
/** How often something is looked for, and how long in between: two minutes in all, for a machine that is busy. */
const LOOKS = 1_200;
const PAUSE_MS = 100;

let counter = 0;
const next = () => (counter += 1);
/** Another one each time: the sandbox tells cards apart by when they expire, and one card gives few tips. */
const card = () => ({ number: '4242424242424242', expMonth: 12, expYear: 2034 + next(), cvc: '123' });

/** What both parties read on the pages of a booking and beside it. */
const READS = {
  creator: ['/api/creators/dashboard', '/api/creator/tips', '/api/notifications', '/api/documents'],
  brand: ['/api/brand/bookings', '/api/brand/totals', '/api/conversations', '/api/notifications'],
  both: ['', '/history', '/submissions', '/statement', '/conversation', '/documents'],
};

/** @returns {Promise<T>} what a look finds, once it finds something @template T @param {() => Promise<T>} look */
export async function until(look, what) {
  for (let left = LOOKS; left > 0; left -= 1) {
    const found = await look();
    if (found) return found;
    await wait(PAUSE_MS);
  }
  throw new Error(`waited in vain until ${what}`);
}

/** Signs somebody of the demo in. */
export const signIn = (person, url, role) =>
  person.call(url, 'POST', '/api/auth/login', { email: `${role}@demo.reelpact.test`, password: PASSWORD });

/** A booking of the demo's people, who may ask another server each time. */
class Booking {
  creator = new Person();
  brand = new Person();

  get path() {
    return `/api/bookings/${this.id}`;
  }

  /** Whether somebody is offered an action there. Before it is paid, a booking may not exist for its creator. */
  offers(url, person, action) {
    return person.call(url, 'GET', this.path).then(
      ({ actions }) => actions.some(({ name, enabled }) => name === action && enabled),
      (error) => {
        if (error.cause?.status !== 404) throw error;
        return false;
      },
    );
  }

  async signIn(url) {
    for (const role of ['creator', 'brand']) await signIn(this[role], url, role);
  }

  async book(url, flow) {
    const { creator } = await this.creator.call(url, 'GET', '/api/auth/user');
    const packages = await this.brand.call(url, 'GET', `/api/creator/${creator.id}/packages`);
    const packageId = packages.find(({ bookable }) => bookable).id;
    const contactEmail = 'brand@demo.reelpact.test';
    const text = 'A picture of our coffee in the morning light.';
    const wish =
      flow === 'pay_first'
        ? { brandName: 'Northwind Coffee', contactEmail, projectDescription: text }
        : { clientName: 'Ann Miller', clientEmail: contactEmail, projectDetails: text };
    const { id } = await this.brand.call(url, 'POST', '/api/package-bookings', { packageId, ...wish });
    this.id = id;
  }

  async pay(url) {
    const { clientSecret } = await this.brand.call(url, 'POST', '/api/create-payment-intent', {
      bookingId: this.id,
    });
    await this.brand.call(url, 'POST', '/api/payments/sandbox/confirm', { clientSecret, card: card() });
  }

  async say(url, person) {
    const { id } = await person.call(url, 'GET', `${this.path}/conversation`);
    const path = `/api/conversations/${id}/messages`;
    const body = `Is the window open? ${next()}`;
    await person.call(url, 'POST', path, { body });
    const other = person === this.brand ? this.creator : this.brand;
    const said = await other.call(url, 'GET', path);
    if (said.at(-1).body !== body) throw new Error('a message is not the last one');
  }

  async upload(url) {
    const metadata = Object.entries({ bookingId: this.id, filename: 'morning.jpg', filetype: 'image/jpeg' })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const send = async (method, path, headers, body) => {
      const answer = await fetch(new URL(path, url), {
        method,
        headers: { ...TUS, cookie: this.creator.cookie, ...headers },
        body,
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.headers;
    };
    const length = { 'upload-length': String(PICTURE.length), 'upload-metadata': metadata };
    const begun = await send('POST', '/api/uploads', length);
    const place = begun.get('location');
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await send('PATCH', place, part, PICTURE);
    this.uploadId = place.split('/').pop();
  }

  async deliver(url) {
    const file = { fileName: 'morning.jpg', fileSize: PICTURE.length, fileType: 'image/jpeg' };
    const files = [{ ...file, contentType: 'image', uploadId: this.uploadId }];
    const submit = (missing) =>
      this.creator.call(url, 'POST', `${this.path}/submit-content`, { files, missing });
    // The package counts more than one picture: that has to be confirmed, in the server's words.
    await submit().catch((error) => {
      if (error.cause?.status !== 422) throw error;
      return submit(JSON.parse(error.cause.text).missing);
    });
  }

  async review(url, action) {
    const { submissions } = await this.brand.call(url, 'GET', this.path);
    const feedback = action === 'request_revision' ? { feedback: 'Closer, please.' } : {};
    const review = { action, submissionId: submissions[0].id, ...feedback };
    await this.brand.call(url, 'POST', `${this.path}/review`, review);
  }

  async tip(url) {
    const supporter = new Person();
    const email = `mia-${next()}@example.test`;
    const gift = { amount: '5.00', email, name: 'Mia', message: 'Loved the reel about tea.' };
    const tip = await supporter.call(url, 'POST', `/api/creators/${USERNAME}/tips`, gift);
    const { clientSecret } = tip.payment;
    await supporter.call(url, 'POST', '/api/payments/sandbox/confirm', { clientSecret, card: card() });
    this.supporter = supporter;
    this.tipId = tip.id;
  }

  async isTipPaid(url) {
    return (await this.supporter.call(url, 'GET', `/api/tips/${this.tipId}`)).status === 'paid';
  }

  async isReleased(url) {
    return (await this.brand.call(url, 'GET', this.path)).escrowStatus === 'released';
  }

  async readAll(url) {
    for (const role of ['creator', 'brand'])
      for (const path of [...READS[role], ...READS.both.map((end) => this.path + end)])
        await this[role].call(url, 'GET', path);
  }
}

/** The steps in their order; `when` is asked of the server that the step is then taken at. */
function stepsOf(booking, flow) {
  const { creator, brand } = booking;
  const offered = (person, action) => (url) => booking.offers(url, person, action);
  const at =
    (method, ...given) =>
    (url) =>
      booking[method](url, ...given);
  const accept = (url) => creator.call(url, 'POST', `/api/creator/bookings/${booking.id}/approve`, {});
  const book = { name: 'book', act: at('book', flow) };
  const pay = { name: 'pay', when: offered(brand, 'pay'), act: at('pay') };
  const agree = { name: 'accept', when: offered(creator, 'approve_request'), act: accept };
  const upload = { name: 'upload', when: offered(creator, 'submit_content'), act: at('upload') };
  const deliver = { name: 'deliver', act: at('deliver') };
  const review = (action, offer) => ({
    name: action,
    when: offered(brand, offer),
    act: at('review', action),
  });
  return [
    { name: 'sign in', act: at('signIn') },
    book,
    ...(flow === 'pay_first' ? [pay, agree] : [agree, pay]),
    { name: 'ask', act: at('say', brand) },
    { name: 'answer', act: at('say', creator) },
    upload,
    deliver,
    review('request_revision', 'request_revision'),
    upload,
    deliver,
    review('approve', 'approve_content'),
    { name: 'read', when: at('isReleased'), act: at('readAll') },
    { name: 'tip', act: at('tip') },
    { name: 'read', when: at('isTipPaid'), act: at('readAll') },
  ];
}

/**
 * Walks a booking from the card to the release of its money, with messages, a revision and a tip: each step at another server than the one
 * before, which therefore has to understand what that one left.
 * @param {Version[]} versions the first one takes the first step
 * @param {'pay_first' | 'approve_first'} flow
 * @throws Error that begins with the name of the step that failed
 */
export async function walk(versions, flow) {
  const booking = new Booking();
  for (const [number, { name, when, act }] of stepsOf(booking, flow).entries()) {
    const { name: version, url } = versions[number % versions.length];
    try {
      if (when) await until(() => when(url), `it could ${name}`);
      await act(url);
    } catch (error) {
      throw new Error(`${name} at ${version}: ${error.message}`, { cause: error });
    }
  }
}
