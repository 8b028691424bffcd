import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { Reconcile } from '../../src/modules/escrow/index.js';
import type { TestApp } from '../app.js';
import { GOOD_CARD, type TestCreator, bookingBody, makeViewable, pay, read } from '../builders.js';
import type { Person } from '../person.js';
import { aPhoto, entry, send } from '../sending.js';

/** A booking's two sides, in whose name it is brought where it is wanted. */
export interface Parties {
  creator: TestCreator;
  brand: Person;
  email: string;
}

/** Bookings in every stage that a call may want, made by calls and paid in truth. */
export class Scenery {
  private photo: Buffer | undefined;

  constructor(
    private readonly stage: TestApp,
    readonly parties: Parties,
  ) {}

  /** Waits for the creator's word, before any payment. */
  requested(): Promise<string> {
    return this.book('approve_first', { clientEmail: this.parties.email });
  }

  /** Waits for its first payment. */
  unpaid(): Promise<string> {
    return this.book('pay_first', { contactEmail: this.parties.email });
  }

  /** Paid, and waits for the creator's word. */
  async paid(card = GOOD_CARD): Promise<string> {
    const id = await this.unpaid();
    await pay(this.stage, this.parties.brand, id, card);
    return id;
  }

  async inProgress(card = GOOD_CARD): Promise<string> {
    const id = await this.paid(card);
    await this.step(this.parties.creator.person, `/api/creator/bookings/${id}/approve`, {});
    await this.stage.drain();
    return id;
  }

  async submitted(card = GOOD_CARD): Promise<string> {
    const id = await this.inProgress(card);
    const file = await this.upload(id);
    await this.step(this.parties.creator.person, `/api/bookings/${id}/submit-content`, { files: [file] });
    await makeViewable(this.stage, id);
    return id;
  }

  /** In review, and no revision is left. */
  async exhausted(): Promise<string> {
    const id = await this.submitted();
    await this.stage.database.rows('t-exhausted', 'update bookings set revisions_left = 0 where id = $1', [
      id,
    ]);
    return id;
  }

  async revised(): Promise<string> {
    const id = await this.submitted();
    await this.step(this.parties.brand, `/api/brand/bookings/${id}/request-revisions`, {
      feedback: 'closer',
    });
    return id;
  }

  async rejected(card = GOOD_CARD): Promise<string> {
    const id = await this.submitted(card);
    await this.step(this.parties.brand, `/api/bookings/${id}/review`, { action: 'reject', feedback: 'no' });
    return id;
  }

  async disputed(): Promise<string> {
    const id = await this.rejected();
    await this.step(this.parties.creator.person, `/api/creator/bookings/${id}/contest`, { reason: 'look' });
    return id;
  }

  async completed(): Promise<string> {
    const id = await this.submitted();
    await this.step(this.parties.brand, `/api/bookings/${id}/review`, { action: 'approve' });
    await this.stage.drain();
    return id;
  }

  /** The name of a license. */
  async license(): Promise<string> {
    const { license } = await read(this.parties.brand, await this.completed());
    if (!license) throw new Error('no license was granted');
    return license.id;
  }

  /** One of each. */
  async all(): Promise<string[]> {
    const made: string[] = [];
    const makers = [
      this.requested,
      this.unpaid,
      this.paid,
      this.inProgress,
      this.submitted,
      this.revised,
      this.rejected,
      this.disputed,
      this.completed,
    ];
    for (const make of makers) made.push(await make.call(this));
    await this.stage.drain();
    return made;
  }

  /** A finished upload of a booking, as `submit-content` names it. */
  async upload(bookingId: string) {
    this.photo ??= await aPhoto(64, 48);
    const file = { content: this.photo, name: 'a.jpg', type: 'image/jpeg' };
    return entry(file, await send(this.parties.creator.person, bookingId, file, 1));
  }

  /** The first file of a booking's newest version. */
  async fileOf(bookingId: string): Promise<BookingDto['submissions'][number]['files'][number]> {
    const file = (await read(this.parties.creator.person, bookingId)).submissions[0]?.files[0];
    if (!file) throw new Error('nothing was submitted');
    return file;
  }

  async step(person: Person, path: string, body?: unknown): Promise<void> {
    const answer = await person.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  private async book(flow: 'pay_first' | 'approve_first', more: object): Promise<string> {
    const { creator, brand } = this.parties;
    const answer = await brand.post<{ id: string }>('/api/package-bookings', {
      ...bookingBody(flow, creator.packageId),
      ...more,
    });
    if (answer.status !== 201) throw new Error(`could not book: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  }
}

/** Where bookings, ledger and provider differ, when all that was begun has been done. */
export async function differencesOf(stage: TestApp): Promise<string[]> {
  await stage.drain();
  const { differences, underWay } = await stage.app.get(Reconcile).run();
  return [...differences.map(({ text }) => text), ...(underWay > 0 ? [`${underWay} under way`] : [])];
}
