import {
  ATTACHMENT,
  CONTACT_WARNINGS,
  MESSAGE,
  attachmentProblem,
  contactWarnings,
  isBlank,
} from '@reelpact/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  useAttachFileMutation,
  useRemoveAttachmentMutation,
  useSendMessageMutation,
} from '../../api/conversation-calls';
import type { AttachmentDto } from '../../api/conversation-reads';
import { failureText } from '../../api/errors';
import { AttachedFiles, ChooseFiles } from '../../ui/attached-files';
import { readAsDataUrl } from '../../ui/data-url';
import { keepText, keptJson, useKeptText } from '../../ui/use-kept-text';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-input';
import styles from './conversation.module.css';

/** Files that were attached to a message and not sent yet, kept in this tab as its text is. */
function useKeptFiles(conversationId: string) {
  const name = `files ${conversationId}`;
  const [files, setFiles] = useState<AttachmentDto[]>(() => keptJson<AttachmentDto[]>(name) ?? []);
  useEffect(() => keepText(name, files.length === 0 ? '' : JSON.stringify(files)), [name, files]);
  return [files, setFiles] as const;
}

/** A message that is being sent, and the name that it is sent under. */
interface Attempt {
  content: string;
  key: string;
}

/**
 * The same message keeps its name until it has arrived, also when its tab was left in between: sent again, it is kept once. Another one
 * has another name.
 */
function useAttempt(conversationId: string) {
  const name = `attempt ${conversationId}`;
  const [kept] = useState(() => keptJson<Attempt>(name));
  const attempt = useRef(kept);
  return {
    keyOf(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      keepText(name, JSON.stringify(attempt.current));
      return attempt.current.key;
    },
    end(): void {
      attempt.current = null;
      keepText(name, '');
    },
  };
}

/** Where a message is written. What isn’t sent yet is still there after a reload, and when its tab is opened again. */
export function MessageComposer({ conversationId: id, more }: { conversationId: string; more: ReactNode }) {
  const [body, setBody] = useKeptText(`message ${id}`);
  const [files, setFiles] = useKeptFiles(id);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { isLoading: sending }] = useSendMessageMutation();
  const [attach, { isLoading: attaching }] = useAttachFileMutation();
  const [remove] = useRemoveAttachmentMutation();
  const attempt = useAttempt(id);
  const isEmpty = isBlank(body) && files.length === 0;
  const [warning] = contactWarnings(body);

  async function submit(): Promise<void> {
    if (isEmpty || sending || attaching) return;
    setProblem(null);
    try {
      const message = { body: body.trim(), attachmentIds: files.map((file) => file.id) };
      const key = attempt.keyOf(JSON.stringify(message));
      await send({ id, newMessageDto: { ...message, key } }).unwrap();
      attempt.end();
      setBody('');
      setFiles([]);
    } catch (error) {
      setProblem(`Not sent. ${failureText(error, { otherwise: 'Please try again.' })}`);
    }
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    setProblem(null);
    let free = MESSAGE.attachments.max - files.length;
    for (const file of chosen) {
      const refusal = free <= 0 ? MESSAGE.messages.tooMany : attachmentProblem(file);
      if (refusal !== null) return setProblem(refusal);
      free -= 1;
      try {
        const newAttachmentDto = { name: file.name, data: await readAsDataUrl(file) };
        const attached = await attach({ id, newAttachmentDto }).unwrap();
        setFiles((before) => [...before, attached]);
      } catch (error) {
        setProblem(failureText(error, { otherwise: 'The file could not be attached. Please try again.' }));
      }
    }
  }

  function drop({ id: attachmentId }: AttachmentDto): void {
    setFiles((before) => before.filter((one) => one.id !== attachmentId));
    // Were it to fail, the server forgets what isn’t sent by itself.
    void remove({ id, attachmentId });
  }

  return (
    <section className={styles.composer} aria-label="Write a message">
      <TextArea
        aria-label="Message"
        placeholder="Write a message"
        rows={2}
        maxLength={MESSAGE.body.max}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0) return;
          event.preventDefault();
          void choose(pasted);
        }}
      />
      <AttachedFiles label="Attached files" files={files} onRemove={drop} />
      {warning && <p className={styles.warning}>{CONTACT_WARNINGS[warning]}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <span className={styles.meta}>
          <ChooseFiles
            look="text"
            face={attaching ? 'Attaching…' : 'Attach files'}
            label="Files to attach"
            accept={ATTACHMENT.accept}
            disabled={attaching}
            onChoose={(chosen) => void choose(chosen)}
          />
          {more}
        </span>
        <Button look="primary" disabled={isEmpty || sending || attaching} onClick={() => void submit()}>
          {sending ? 'Sending…' : problem ? 'Try again' : 'Send'}
        </Button>
      </div>
    </section>
  );
}
