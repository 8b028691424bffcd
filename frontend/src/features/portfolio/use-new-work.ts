import { PORTFOLIO } from '@reelpact/domain';
import { useState } from 'react';
import { useAddPhotoMutation, useSendVideoMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { isVideo, readPhoto, refuseUnfitVideo, UnfitFile } from './new-work';
import { titleFrom } from './portfolio-list';
import type { InLine } from './use-line';

/** A photo or video on its way; one that has arrived is an item of the portfolio. */
export interface NewWork {
  id: string;
  file: File;
  /** Of a video: the share of it that was sent. */
  sent: number | null;
  /** Why it was not added; null while it may still be. */
  problem: string | null;
  /** Whether the same file can work another time. */
  canRetry: boolean;
}

/** Sends files one after the other. One that fails stays in the list with its reason and holds nobody up. */
export function useNewWork(creatorId: string, inLine: InLine) {
  const [works, setWorks] = useState<NewWork[]>([]);
  const [addPhoto] = useAddPhotoMutation();
  const [sendVideo] = useSendVideoMutation();

  const dismiss = (id: string) => setWorks((now) => now.filter((work) => work.id !== id));
  const change = (id: string, next: Partial<NewWork>) =>
    setWorks((now) => now.map((work) => (work.id === id ? { ...work, ...next } : work)));

  async function add(id: string, file: File): Promise<void> {
    const title = titleFrom(file.name, PORTFOLIO.untitled[isVideo(file) ? 'video' : 'photo']);
    if (isVideo(file)) {
      refuseUnfitVideo(file);
      await sendVideo({ creatorId, title, file, onProgress: (sent) => change(id, { sent }) }).unwrap();
    } else {
      await addPhoto({ creatorId, newPhotoDto: { title, image: await readPhoto(file) } }).unwrap();
    }
  }

  function send({ id, file }: NewWork): void {
    inLine(async () => {
      try {
        await add(id, file);
        dismiss(id);
      } catch (error) {
        const isUnfit = error instanceof UnfitFile;
        const problem = isUnfit
          ? error.message
          : failureText(error, { otherwise: 'It could not be added. Please try again.' });
        change(id, { problem, canRetry: !isUnfit && !(isApiProblem(error) && error.status === 400) });
      }
    });
  }

  function addFiles(files: readonly File[]): void {
    const fresh = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      sent: null,
      problem: null,
      canRetry: false,
    }));
    setWorks((now) => [...now, ...fresh]);
    fresh.forEach(send);
  }

  function retry(work: NewWork): void {
    change(work.id, { problem: null, sent: null });
    send(work);
  }

  return { works, addFiles, retry, dismiss };
}
