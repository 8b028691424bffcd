import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database.js';
import { type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { EXPORT_BILLING, EXPORT_DOCUMENTS } from './reads/export-documents.js';
import { billedBookingsOfForgotten } from './reads/billed-bookings.js';

/**
 * Documents are kept as they were issued, like the ledger whose money they are about: bookkeeping has to stay complete, and nobody can
 * change them. Billing details are no part of that: they go with their account.
 */
@Injectable()
export class PersonalDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.personal.register('documents', {
      exports: {
        documents: ({ userId, creatorId, provenEmail }) =>
          database.rows('export-documents', EXPORT_DOCUMENTS, [userId, provenEmail, creatorId]),
        billingDetails: ({ userId, provenEmail }) =>
          database.rows('export-billing', EXPORT_BILLING, [userId, provenEmail]),
      },
      forgets: (tx, person) => this.forget(tx, person),
    });
  }

  private async forget(tx: Transaction, person: KnownPerson): Promise<void> {
    await tx.rows(
      'forget-billing-details',
      'delete from billing_details where user_id = $1 or booking_id = any ($2::uuid[])',
      [person.userId, await billedBookingsOfForgotten(tx, person)],
    );
  }
}
