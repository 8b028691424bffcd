import { DetailedError, Upload } from 'tus-js-client';
import { fromCallback } from 'xstate';
import { readProblem } from '../../api/problem';

export type TransferReport =
  | { type: 'PROGRESSED'; sent: number }
  | { type: 'FINISHED'; uploadId: string }
  | { type: 'INTERRUPTED'; problem: string }
  | { type: 'REFUSED'; problem: string };

interface TransferInput {
  file: File;
  bookingId: string;
}

const endpoint = '/api/uploads';
const lostConnection = 'The connection was lost. What was sent is kept; continue when you are back online.';

/** The server's sentence and whether trying again is of any use. */
function read(error: Error | DetailedError): { final: boolean; problem: string } {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return { final: false, problem: lostConnection };
  const status = response.getStatus();
  const { message } = readProblem(status, '', response.getBody());
  return { final: status >= 400 && status < 500 && status !== 408 && status !== 429, problem: message };
}

/**
 * Sends one file in the tus protocol. Where the same file of the same booking was begun before, even before a reload,
 * it goes on from the last byte that the server has.
 */
export const transfer = fromCallback<{ type: 'ABANDONED' }, TransferInput>(({ input, sendBack, receive }) => {
  const { file, bookingId } = input;
  const upload = new Upload(file, {
    endpoint,
    metadata: { bookingId, filename: file.name, filetype: file.type },
    // Pieces, so that a dropped connection costs a few seconds and not the whole file.
    chunkSize: 8 * 1024 * 1024,
    retryDelays: [0, 1000, 3000, 5000, 10_000],
    removeFingerprintOnSuccess: true,
    fingerprint: async (chosen) =>
      chosen instanceof File
        ? ['reelpact', bookingId, chosen.name, chosen.type, chosen.size, chosen.lastModified].join('|')
        : '',
    onProgress: (sent) => sendBack({ type: 'PROGRESSED', sent } satisfies TransferReport),
    onSuccess: () => {
      const uploadId = upload.url?.split('/').pop() ?? '';
      sendBack({ type: 'FINISHED', uploadId } satisfies TransferReport);
    },
    onError: (error) => {
      const { final, problem } = read(error);
      sendBack({ type: final ? 'REFUSED' : 'INTERRUPTED', problem } satisfies TransferReport);
    },
  });
  void upload.findPreviousUploads().then(([begun]) => {
    if (begun) upload.resumeFromPreviousUpload(begun);
    upload.start();
  });
  receive(() => void upload.abort(true));
  return () => void upload.abort();
});
