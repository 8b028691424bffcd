import { expect } from '@jest/globals';
import { type Actor, type BookingEvent, type BookingState, sampleEvent } from '@reelpact/domain';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import { ReadBookings } from '../src/modules/bookings/index.js';
import type { TestApp } from './app.js';
import { BookingDriver } from './booking-driver.js';
import { type TestCreator, aCreator, aUser, bookingBody, pay } from './builders.js';
import { makeAdmin } from './factors.js';
import type { Person } from './person.js';
import { type Scene, deliver } from './scenes.js';

export type Someone = Pick<Awaited<ReturnType<typeof aUser>>, 'person' | 'email'>;
interface Deal {
  /** A new one where none is given: of one creator, three bookings count. */
  creator?: TestCreator;
  flow?: 'pay_first' | 'approve_first';
}

/** Brings bookings of one brand to where they say something of it. */
export class BrandDeals {
  private constructor(
    private readonly stage: TestApp,
    readonly admin: Person,
  ) {}

  static async at(stage: TestApp): Promise<BrandDeals> {
    const { person, id } = await aUser(stage);
    await makeAdmin(stage.database, id);
    return new BrandDeals(stage, person);
  }

  async unpaid(
    { person: brand, email }: Someone,
    { creator: known, flow = 'pay_first' }: Deal = {},
  ): Promise<Scene> {
    const creator = known ?? (await aCreator(this.stage, { revisions: '2' }));
    const { status, body: booking } = await brand.post<BookingDto>('/api/package-bookings', {
      ...bookingBody(flow, creator.packageId),
      [flow === 'pay_first' ? 'contactEmail' : 'clientEmail']: email,
    });
    expect(status).toBe(201);
    const cast = { brand, creator, admin: this.admin };
    return { creator, brand, booking, driver: new BookingDriver(this.stage, cast, booking.id) };
  }

  async requested(brand: Someone, deal?: Deal): Promise<Scene> {
    const scene = await this.unpaid(brand, deal);
    await pay(this.stage, scene.brand, scene.booking.id);
    return scene;
  }

  async begun(brand: Someone, deal?: Deal): Promise<Scene> {
    const scene = await this.requested(brand, deal);
    await this.happens(scene, 'creator', 'CREATOR_APPROVED');
    await this.stage.drain();
    return scene;
  }

  async inReview(brand: Someone, deal?: Deal): Promise<Scene> {
    const scene = await this.begun(brand, deal);
    await deliver(scene.driver);
    return scene;
  }

  async completed(brand: Someone, deal?: Deal): Promise<Scene> {
    const scene = await this.inReview(brand, deal);
    await this.happens(scene, 'brand', 'BRAND_APPROVED');
    await this.stage.drain();
    return scene;
  }

  async rejected(brand: Someone, deal?: Deal): Promise<Scene> {
    const scene = await this.inReview(brand, deal);
    await this.happens(scene, 'brand', 'BRAND_REJECTED');
    await this.happens(scene, 'creator', 'REJECTION_ACCEPTED');
    await this.stage.drain();
    return scene;
  }

  async stateOf({ booking }: Scene): Promise<BookingState> {
    const record = await this.stage.app.get(ReadBookings).find(this.stage.database, booking.id);
    if (!record) throw new Error('the booking is gone');
    return record.state;
  }

  async happens(scene: Scene, actor: Actor, type: BookingEvent['type'], more: object = {}): Promise<void> {
    const event = sampleEvent(type, actor, await this.stateOf(scene), 0);
    await scene.driver.happen({ ...event, ...more } as BookingEvent);
  }

  /** A window ends; reminders come before. */
  async ends(scene: Scene, type: BookingEvent['type']): Promise<void> {
    const before = await this.stateOf(scene);
    for (let round = 0; round < 4 && (await this.stateOf(scene)).stage === before.stage; round += 1)
      await this.happens(scene, 'clock', type);
  }
}
