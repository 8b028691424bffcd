import { useState } from 'react';
import { useAddPhotoMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { titleFrom } from './portfolio-list';
import { readPhoto, UnfitPhoto } from './read-photo';
import type { InLine } from './use-line';

/** A photo on its way; one that has arrived is an item of the portfolio. */
export interface PhotoOnItsWay {
  id: string;
  file: File;
  /** Why it was not added; null while it may still be. */
  problem: string | null;
  /** Whether the same file can work another time. */
  canRetry: boolean;
}

/** Sends photos one after the other. One that fails stays in the list with its reason and holds nobody up. */
export function usePhotos(creatorId: string, inLine: InLine) {
  const [photos, setPhotos] = useState<PhotoOnItsWay[]>([]);
  const [add] = useAddPhotoMutation();

  const dismiss = (id: string) => setPhotos((now) => now.filter((photo) => photo.id !== id));

  function send({ id, file }: PhotoOnItsWay): void {
    inLine(async () => {
      try {
        const image = await readPhoto(file);
        await add({ creatorId, newPhotoDto: { title: titleFrom(file.name), image } }).unwrap();
        dismiss(id);
      } catch (error) {
        const problem =
          error instanceof UnfitPhoto
            ? error.message
            : failureText(error, { otherwise: 'It could not be added. Please try again.' });
        const unfit = error instanceof UnfitPhoto || (isApiProblem(error) && error.status === 400);
        setPhotos((now) =>
          now.map((photo) => (photo.id === id ? { ...photo, problem, canRetry: !unfit } : photo)),
        );
      }
    });
  }

  function addFiles(files: readonly File[]): void {
    const fresh = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      problem: null,
      canRetry: false,
    }));
    setPhotos((now) => [...now, ...fresh]);
    fresh.forEach(send);
  }

  function retry(photo: PhotoOnItsWay): void {
    const again = { ...photo, problem: null };
    setPhotos((now) => now.map((one) => (one.id === photo.id ? again : one)));
    send(again);
  }

  return { photos, addFiles, retry, dismiss };
}
