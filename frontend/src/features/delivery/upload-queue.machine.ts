import { assign, enqueueActions, setup } from 'xstate';
import { type UploadActor, type UploadItem, itemOf, uploadMachine } from './upload.machine';

type QueueEvent =
  | { type: 'FILES_ADDED'; files: { id: string; file: File }[] }
  /** An upload has another state, or more bytes are there. */
  | { type: 'UPLOAD_CHANGED' }
  | { type: 'RETRIED'; id: string }
  | { type: 'REMOVED'; id: string }
  | { type: 'CLEARED' };

interface QueueContext {
  bookingId: string;
  uploads: UploadActor[];
}

const find = ({ uploads }: QueueContext, id: string): UploadActor | undefined =>
  uploads.find((upload) => upload.id === id);

/** Files are sent one after the other: two at once would only share the same line. */
function nextPending({ uploads }: QueueContext): UploadActor | undefined {
  const inState = (wanted: UploadItem['state']) =>
    uploads.find((upload) => upload.getSnapshot().value === wanted);
  return inState('uploading') ? undefined : inState('pending');
}

/** The files of one delivery: each is a machine of its own, and this one says whose turn it is. */
export const uploadQueueMachine = setup({
  types: { context: {} as QueueContext, events: {} as QueueEvent, input: {} as { bookingId: string } },
  actors: { upload: uploadMachine },
  actions: {
    startNext: enqueueActions(({ context, enqueue }) => {
      const next = nextPending(context);
      if (next) enqueue.sendTo(next, { type: 'STARTED' });
    }),
    // A new list, so that the page draws what has changed in it.
    redraw: assign({ uploads: ({ context }) => [...context.uploads] }),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ bookingId: input.bookingId, uploads: [] }),
  on: {
    FILES_ADDED: {
      actions: [
        assign({
          uploads: ({ context, event, spawn }) => [
            ...context.uploads,
            ...event.files.map(({ id, file }) =>
              spawn('upload', { id, input: { id, file, bookingId: context.bookingId } }),
            ),
          ],
        }),
        'startNext',
      ],
    },
    UPLOAD_CHANGED: { actions: ['redraw', 'startNext'] },
    RETRIED: {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const upload = find(context, event.id);
        if (upload) enqueue.sendTo(upload, { type: 'RETRIED' });
      }),
    },
    REMOVED: {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const upload = find(context, event.id);
          if (!upload) return;
          enqueue.sendTo(upload, { type: 'ABANDONED' });
          enqueue.stopChild(upload);
        }),
        assign({ uploads: ({ context, event }) => context.uploads.filter(({ id }) => id !== event.id) }),
        'startNext',
      ],
    },
    CLEARED: { actions: assign({ uploads: [] }) },
  },
});

/** The files of a queue, as the page shows them. */
export const itemsOf = ({ context }: { context: QueueContext }): UploadItem[] => context.uploads.map(itemOf);
