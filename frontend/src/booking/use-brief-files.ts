import { BRIEF_FILES, attachmentProblem } from '@reelpact/domain';
import { useState } from 'react';
import { useAddBriefFileMutation, useRemoveBriefFileMutation } from '../api/calls';
import { failureText } from '../api/errors';
import { readAsDataUrl } from '../ui/data-url';

/** A file that was chosen and isn’t sent yet. */
export interface ChosenFile {
  id: string;
  name: string;
  file: File;
}

/** The files of a brief: chosen, sent, removed. @param sent how many of the brief the server has */
export function useBriefFiles(sent: number) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  /** The name of the file that is under way. */
  const [sending, setSending] = useState<string | null>(null);
  const [add] = useAddBriefFileMutation();
  const [remove] = useRemoveBriefFileMutation();

  /** Takes those that can be sent, and says why the first of the others can’t. @returns all that are chosen now */
  function choose(files: readonly File[]): readonly ChosenFile[] {
    const free = BRIEF_FILES.max - sent - chosen.length;
    const good = files.filter((file) => attachmentProblem(file) === null);
    const [bad] = files.flatMap((file) => attachmentProblem(file) ?? []);
    setProblem(good.length > free ? BRIEF_FILES.messages.tooMany : (bad ?? null));
    const taken = good.slice(0, Math.max(0, free));
    const all = [...chosen, ...taken.map((file) => ({ id: crypto.randomUUID(), name: file.name, file }))];
    setChosen(all);
    return all;
  }

  function drop({ id }: ChosenFile): void {
    setProblem(null);
    setChosen((before) => before.filter((one) => one.id !== id));
  }

  /** Sends what is chosen, one after the other; what wasn’t sent stays chosen. @returns whether all were taken */
  async function send(bookingId: string, files: readonly ChosenFile[] = chosen): Promise<boolean> {
    setProblem(null);
    try {
      for (const { id: fileId, name, file } of files) {
        setSending(name);
        try {
          const newAttachmentDto = { name, data: await readAsDataUrl(file) };
          await add({ id: bookingId, fileId, newAttachmentDto }).unwrap();
        } catch (error) {
          setProblem(`${name} wasn’t sent. ${failureText(error, { otherwise: 'Please try again.' })}`);
          return false;
        }
        setChosen((before) => before.filter((one) => one.id !== fileId));
      }
      return true;
    } finally {
      setSending(null);
    }
  }

  async function removeSent(bookingId: string, fileId: string): Promise<void> {
    setProblem(null);
    const { error } = await remove({ id: bookingId, fileId });
    if (error) setProblem(failureText(error, { otherwise: 'The file wasn’t removed. Please try again.' }));
  }

  return { chosen, problem, sending, choose, drop, send, removeSent };
}
