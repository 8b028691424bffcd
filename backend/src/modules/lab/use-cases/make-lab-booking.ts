import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type LabRun, Problem, demoEmail, revisionsLabel } from '@reelpact/domain';
import { VISITOR } from '../../../platform/access/caller.js';
import { CreateBooking } from '../../bookings/index.js';
import { LabPackages } from '../reads/lab-packages.js';

/** Books a package of the demo's creator as a new guest would. */
@Injectable()
export class MakeLabBooking {
  constructor(
    private readonly packages: LabPackages,
    private readonly createBooking: CreateBooking,
  ) {}

  /** @returns the booking's id. @throws Problem NOT_BOOKABLE when there is no such package */
  async run({ flow, revisions, product }: Omit<LabRun, 'moves'>): Promise<string> {
    const found = (await this.packages.byRevisions(product ?? false)).get(revisions);
    if (!found) {
      const wanted = revisionsLabel(revisions ?? 'unlimited').toLowerCase();
      const needs = product ? ' that needs a product' : '';
      throw new Problem('NOT_BOOKABLE', `The demo’s creator has no package with ${wanted}${needs}.`);
    }
    // What is counted by address and email is meant for strangers: every one of these guests is another.
    const guest = `lab-${randomBytes(4).toString('hex')}`;
    const wish = {
      flow,
      packageId: found.id,
      amount: null,
      addonIds: [],
      brandName: `Lab ${guest.slice('lab-'.length)}`,
      contactEmail: demoEmail(guest),
      projectDescription: 'A booking made in the lab.',
      additionalNotes: null,
      scriptUrl: null,
      wantedBy: null,
      placements: [],
    };
    const { record } = await this.createBooking.run(wish, {
      caller: VISITOR,
      network: guest,
      key: undefined,
    });
    return record.id;
  }
}
