import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { Person } from '../person.js';
import type { StandInStripe } from '../stripe/stand-in-stripe.js';
import { type Waiting, untilQuiet } from './quiet.js';

const VISA = '4242 4242 4242 4242';

/** A creator who can be booked and paid. */
export interface Offer {
  person: Person;
  creatorId: string;
  packageId: string;
  accountId: string;
}
type Flow = 'pay_first' | 'approve_first';

/**
 * People whose connection breaks and whose server dies in the middle of what they do: they try again, as people do,
 * and look whether it had been done after all.
 */
export class Players {
  bookingId = '';
  private readonly bookingKey = randomUUID();
  /** Their own, so that nobody takes the link that was mailed to another. */
  private readonly email = `ann-${randomUUID()}@northwind.test`;

  constructor(
    readonly brand: Person,
    readonly offer: Offer,
    readonly admin: Person,
    readonly stripe: StandInStripe,
    private readonly database: pg.Pool,
    private readonly waiting: Waiting,
  ) {}

  async book(flow: Flow): Promise<void> {
    const common = { packageId: this.offer.packageId };
    const body =
      flow === 'pay_first'
        ? {
            ...common,
            projectDescription: 'A film that survives a storm.',
            brandName: 'Northwind Coffee',
            contactEmail: this.email,
            amount: '150.00',
          }
        : {
            ...common,
            clientName: 'Ann Miller',
            clientEmail: this.email,
            projectDetails: 'A film that survives a storm.',
          };
    const booked = await this.insist<{ id: string; canOpen: boolean }>(
      this.brand,
      '/api/package-bookings',
      body,
      { 'idempotency-key': this.bookingKey },
    );
    this.bookingId = booked.id;
    // The answer that had the cookie was lost with the server: a mailed link opens the booking.
    if (!booked.canOpen) await this.enterByMail();
  }

  private async enterByMail(): Promise<void> {
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      await this.insist(this.brand, '/api/guest/links', { email: this.email });
      const { rows } = await this.database.query<{ body: string }>(
        `select body from mails where recipient = $1 and body like '%?token=%' order by created_at desc, id desc limit 1`,
        [this.email],
      );
      const token = /\?token=(\S+)/.exec(rows[0]?.body ?? '')?.[1];
      const answer = await this.brand.post('/api/guest/sessions', { token }).catch(() => null);
      if (answer?.status === 204) return;
      await this.waiting.wait();
    }
    throw new Error('no mailed link opened the booking');
  }

  /** Pays on the provider's own page and lets the server hear of it. */
  async pay(): Promise<void> {
    const path = '/api/create-payment-intent';
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      const answer = await this.brand
        .post<{ clientSecret: string; code?: string }>(path, { bookingId: this.bookingId })
        .catch(() => null);
      if (answer?.status === 201) {
        this.stripe.pay(answer.body.clientSecret, VISA);
        return;
      }
      if (answer?.body.code === 'ALREADY_PAID') return;
      await this.waiting.wait();
    }
    throw new Error('no payment could be opened');
  }

  /** Takes a step until it has been taken: a repeat after a lost answer may come too late to be a repeat. */
  async step(who: Person, path: string, body: object, done: (booking: BookingDto) => boolean): Promise<void> {
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      const answer = await who.post<{ code?: string }>(path, body).catch(() => null);
      if (answer?.status === 200) return;
      if (answer?.status === 409 && done(await this.read())) return;
      if (answer && answer.status < 500 && answer.status !== 409)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await this.waiting.wait();
    }
    throw new Error(`${path} was never taken; the booking is ${(await this.read()).stage}`);
  }

  async deliver(): Promise<void> {
    const uploadId = randomUUID();
    await this.database.query(
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, mime_type, kind, sha256, finished_at)
       values ($1, $2, $3, 'a.jpg', 10, 'image/jpeg', 'image/jpeg', 'image', repeat('0', 64), now())`,
      [uploadId, this.bookingId, this.offer.creatorId],
    );
    // Nothing is tested here of how previews are made: the version can be viewed when it is delivered.
    await this.database.query(`insert into previews (upload_id, status) values ($1, 'ready')`, [uploadId]);
    const file = { fileName: 'a.jpg', fileSize: 10, fileType: 'image/jpeg', contentType: 'image', uploadId };
    const path = `/api/bookings/${this.bookingId}/submit-content`;
    await this.insist(this.offer.person, path, { files: [file] });
  }

  async read(): Promise<BookingDto> {
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      const answer = await this.admin.get<BookingDto>(`/api/bookings/${this.bookingId}`).catch(() => null);
      if (answer?.status === 200) return answer.body;
      await this.waiting.wait();
    }
    throw new Error('the booking could not be read');
  }

  /** Waits for what the provider has to say. */
  async until(stage: string): Promise<void> {
    let seen = '';
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      seen = (await this.read()).stage;
      if (seen === stage) return;
      await this.waiting.wait();
    }
    throw new Error(`the booking is ${seen} and not ${stage}`);
  }

  /** Waits until the provider has done all that it was told. */
  quiet(): Promise<void> {
    return untilQuiet(this.database, this.stripe, [this.bookingId], this.waiting);
  }

  private async insist<T>(
    who: Person,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    for (let left = this.waiting.tries; left > 0; left -= 1) {
      const answer = await who.post<T>(path, body, headers).catch(() => null);
      if (answer && answer.status < 300) return answer.body;
      if (answer && answer.status < 500)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await this.waiting.wait();
    }
    throw new Error(`${path} was never answered`);
  }
}
