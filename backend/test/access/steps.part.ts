import { beforeAll, describe, expect, it } from '@jest/globals';
import { STEPS, TAKEN_STEPS, fieldsOf } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { STEP_BODIES } from '../../src/modules/bookings/http/step-bodies.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, pay } from '../builders.js';
import { aProduction } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a step taken by its name', () => {
  it('does what the specification’s own call does', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    const path = `/api/bookings/${booking.id}/steps/approve_request`;
    const accepted = await creator.person.post<BookingDto>(path, { notes: 'Gladly' });
    expect([accepted.status, accepted.body.status, accepted.body.role]).toEqual([
      200,
      'in_progress',
      'creator',
    ]);
    // The same again is the same.
    expect((await creator.person.post(path, { notes: 'Gladly' })).status).toBe(200);
  });

  it('is offered by the name by which it is taken', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const { actions } = (await creator.person.get<BookingDto>(`/api/bookings/${bookingId}`)).body;
    for (const { name, label } of actions) expect(STEPS[name].label).toBe(label);
    const withdrawn = await creator.person.post<BookingDto>(
      `/api/bookings/${bookingId}/steps/withdraw_as_creator`,
      { reason: 'I am away that week.' },
    );
    expect(withdrawn.body.stage).toBe('cancelled');
  });

  it('asks for what the table says, and takes nothing else', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const take = (step: string, body?: object) =>
      creator.person.post<{ errors?: object }>(`/api/bookings/${bookingId}/steps/${step}`, body);
    expect((await take('withdraw_as_creator')).body.errors).toHaveProperty('reason');
    expect((await take('withdraw_as_creator', { reason: 'x', amount: 5 })).body.errors).toHaveProperty(
      'amount',
    );
    expect((await take('fly')).status).toBe(404);
    // A text is not a body, even where a step has no fields: each of its characters would be one.
    expect((await brand.post(`/api/bookings/${bookingId}/steps/cancel_late`, 'y'.repeat(900))).status).toBe(
      400,
    );
    expect((await take('toString')).status).toBe(404);
    // An admin's step has an address of its own, where only admins come in.
    expect((await take('cancel_as_admin', { reason: 'x' })).status).toBe(404);
    expect((await take('approve_content', {})).status).toBe(403);
    expect((await brand.post(`/api/bookings/${bookingId}/steps/request_revision`, {})).status).toBe(400);
  });

  it('comes with what its row in the table names', () => {
    for (const name of TAKEN_STEPS) {
      const Body = STEP_BODIES[name];
      const documented = Object.keys(
        (
          Reflect.getMetadata('swagger/apiModelPropertiesArray', Body.prototype) as string[] | undefined
        )?.reduce((all, one) => ({ ...all, [one.slice(1)]: true }), {}) ?? {},
      );
      expect({ name, fields: documented.sort() }).toEqual({
        name,
        fields: fieldsOf(name).sort(),
      });
    }
  });
});
