import { assign, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import { transfer, type TransferReport } from './transfer';

interface UploadContext {
  id: string;
  file: File;
  bookingId: string;
  /** Bytes that the server has. */
  sent: number;
  /** The server's name for the finished upload. */
  uploadId: string | null;
  /** Why it stands still, for the person. */
  problem: string | null;
}

type UploadEvent = { type: 'STARTED' } | { type: 'RETRIED' } | { type: 'ABANDONED' } | TransferReport;

/**
 * One file on its way to the server. It is sent when the queue says so; interrupted, it keeps what was sent and goes on
 * from there, and refused it never will.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as Pick<UploadContext, 'id' | 'file' | 'bookingId'>,
  },
  actors: { transfer },
  actions: { tellQueue: sendParent({ type: 'UPLOAD_CHANGED' }) },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, sent: 0, uploadId: null, problem: null }),
  initial: 'pending',
  states: {
    pending: { entry: assign({ problem: null }), on: { STARTED: 'uploading' } },
    uploading: {
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context: { file, bookingId } }) => ({ file, bookingId }),
      },
      on: {
        PROGRESSED: { actions: [assign({ sent: ({ event }) => event.sent }), 'tellQueue'] },
        FINISHED: { target: 'completed', actions: assign({ uploadId: ({ event }) => event.uploadId }) },
        INTERRUPTED: { target: 'interrupted', actions: assign({ problem: ({ event }) => event.problem }) },
        REFUSED: { target: 'refused', actions: assign({ problem: ({ event }) => event.problem }) },
        // The server is told to forget what it has of the file.
        ABANDONED: { actions: sendTo('transfer', { type: 'ABANDONED' }) },
      },
      exit: 'tellQueue',
    },
    interrupted: { on: { RETRIED: { target: 'pending', actions: 'tellQueue' } } },
    refused: {},
    completed: {},
  },
});

export type UploadActor = ActorRefFrom<typeof uploadMachine>;

/** A file of a delivery, as the page shows it. */
export interface UploadItem extends Omit<UploadContext, 'bookingId'> {
  state: 'pending' | 'uploading' | 'interrupted' | 'refused' | 'completed';
}

export function itemOf(upload: UploadActor): UploadItem {
  const { value, context } = upload.getSnapshot();
  const { bookingId: _, ...shown } = context;
  return { ...shown, state: value };
}
