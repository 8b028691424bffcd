import { randomBytes, randomUUID } from 'node:crypto';
import { LICENSE_ID_BYTES } from '@reelpact/domain';
import { v7 } from 'uuid';

/** Ids are made here and not in the database; ordered by time, so that indexes grow at one end. */
export const newId = (): string => v7();

/** A booking's id is random throughout, because people read its first 8 characters. */
export const newBookingId = (): string => randomUUID();

/** A license's id can't be guessed: anyone who has it may read the license. */
export const newLicenseId = (): string => randomBytes(LICENSE_ID_BYTES).toString('hex');

/** The id of a document that anyone who has it may read can't be guessed either. */
export const newOpenDocumentId = (): string => randomUUID();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Whether a text from outside can be an id; everything else names nothing. */
export const isId = (value: string): boolean => UUID.test(value);
