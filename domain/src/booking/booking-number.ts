/** A booking's number as people see it and say it to support: the beginning of its id. */
export const bookingNumber = (bookingId: string): string => bookingId.slice(0, 8);
