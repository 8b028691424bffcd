import { assign, setup, stopChild, type ActorRefFrom } from 'xstate';
import { transfer, type TransferReport } from './transfer';

/** A file on its way to the server. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'pending' | 'uploading' | 'interrupted' | 'refused' | 'completed';
  /** Bytes that the server has. */
  sent: number;
  /** The server's name for the finished upload. */
  uploadId: string | null;
  /** Why it stands still, for the person. */
  problem: string | null;
}

export type QueueEvent =
  | { type: 'FILES_ADDED'; files: { id: string; file: File }[] }
  | { type: 'RETRIED'; id: string }
  | { type: 'REMOVED'; id: string }
  | { type: 'CLEARED' }
  | TransferReport;

interface QueueContext {
  bookingId: string;
  items: UploadItem[];
}

const change =
  (items: UploadItem[]) =>
  (id: string, next: Partial<UploadItem>): UploadItem[] =>
    items.map((item) => (item.id === id ? { ...item, ...next } : item));

/** Files are sent one after the other: two at once would only share the same line. */
const nextPending = (items: UploadItem[]): UploadItem | undefined =>
  items.some(({ state }) => state === 'uploading')
    ? undefined
    : items.find(({ state }) => state === 'pending');

/**
 * The files of one delivery. `transfer` reports real progress; an interrupted file keeps what was sent and goes on from
 * there, a refused one never will.
 */
export const uploadQueueMachine = setup({
  types: { context: {} as QueueContext, events: {} as QueueEvent, input: {} as { bookingId: string } },
  actors: { transfer },
  actions: {
    // A transfer that has reported its end lives on otherwise, and a second one would share its name.
    stopTransfer: stopChild(({ event }) => ('id' in event ? event.id : '')),
    startNext: assign(({ context, spawn }) => {
      const item = nextPending(context.items);
      if (!item) return {};
      spawn('transfer', {
        id: item.id,
        input: { id: item.id, file: item.file, bookingId: context.bookingId },
      });
      return { items: change(context.items)(item.id, { state: 'uploading', problem: null }) };
    }),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ bookingId: input.bookingId, items: [] }),
  on: {
    FILES_ADDED: {
      actions: [
        assign(({ context, event }) => ({
          items: [
            ...context.items,
            ...event.files.map(({ id, file }): UploadItem => ({
              id,
              file,
              state: 'pending',
              sent: 0,
              uploadId: null,
              problem: null,
            })),
          ],
        })),
        'startNext',
      ],
    },
    PROGRESSED: {
      actions: assign(({ context, event }) => ({
        items: change(context.items)(event.id, { sent: event.sent }),
      })),
    },
    FINISHED: {
      actions: [
        'stopTransfer',
        assign(({ context, event }) => ({
          items: change(context.items)(event.id, {
            state: 'completed',
            uploadId: event.uploadId,
            problem: null,
          }),
        })),
        'startNext',
      ],
    },
    INTERRUPTED: {
      actions: [
        'stopTransfer',
        assign(({ context, event }) => ({
          items: change(context.items)(event.id, { state: 'interrupted', problem: event.problem }),
        })),
        'startNext',
      ],
    },
    REFUSED: {
      actions: [
        'stopTransfer',
        assign(({ context, event }) => ({
          items: change(context.items)(event.id, { state: 'refused', problem: event.problem }),
        })),
        'startNext',
      ],
    },
    RETRIED: {
      actions: [
        assign(({ context, event }) => ({
          items: change(context.items)(event.id, { state: 'pending', problem: null }),
        })),
        'startNext',
      ],
    },
    REMOVED: {
      actions: [
        ({ self, event }) => {
          // Ends a transfer that is under way; without one there is nobody to tell.
          const running = self.getSnapshot().children[event.id] as ActorRefFrom<typeof transfer> | undefined;
          running?.send({ type: 'ABANDONED' });
        },
        'stopTransfer',
        assign(({ context, event }) => ({ items: context.items.filter(({ id }) => id !== event.id) })),
        'startNext',
      ],
    },
    CLEARED: { actions: assign({ items: [] }) },
  },
});
