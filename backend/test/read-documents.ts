import type { DocumentDto, DocumentSummaryDto } from '../src/modules/documents/http/document.dto.js';
import type { Person } from './person.js';

/** The documents of a booking that a person may see, the newest first. */
export const documentsOf = async (person: Person, bookingId: string): Promise<DocumentSummaryDto[]> =>
  (await person.get<DocumentSummaryDto[]>(`/api/bookings/${bookingId}/documents`)).body;

export const readDocument = async (person: Person, id: string): Promise<DocumentDto> =>
  (await person.get<DocumentDto>(`/api/documents/${id}`)).body;
