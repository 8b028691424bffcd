import { CONTACT_WARNINGS, MESSAGE, contactWarnings, formatFileSize, isBlank } from '@reelpact/domain';
import { useState } from 'react';
import { useEditMessageMutation } from '../../api/conversation-calls';
import type { AttachmentDto, MessageDto } from '../../api/conversation-reads';
import { failureText } from '../../api/errors';
import { useClock } from '../../api/use-clock';
import { timeText } from '../../ui/when';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-input';
import styles from './conversation.module.css';

interface MessageBubbleProps {
  message: MessageDto;
  conversationId: string;
  isMine: boolean;
  author: string;
  /** Whether the other side has read it. */
  isRead: boolean;
}

/** One message with its files; its author can correct it for a while. */
export function MessageBubble({ message, conversationId, isMine, author, isRead }: MessageBubbleProps) {
  const { seq, body, createdAt, editedAt, editableUntil, attachments } = message;
  const [edits, setEdits] = useState(false);
  const now = useClock();
  const canEdit = editableUntil !== null && now < Date.parse(editableUntil) && body !== '';
  const [warning] = isMine ? [] : contactWarnings(body);
  return (
    <article
      className={`${styles.message} ${isMine ? styles.mine : ''}`}
      aria-label={`${author}, ${timeText(createdAt)}`}
    >
      {edits ? (
        <EditedText seq={seq} body={body} conversationId={conversationId} onClose={() => setEdits(false)} />
      ) : (
        body !== '' && (
          <div className={styles.bubble} dir="auto">
            {body}
          </div>
        )
      )}
      {attachments.map((attachment) => (
        <AttachedFile key={attachment.id} attachment={attachment} />
      ))}
      {warning && <p className={styles.warning}>{CONTACT_WARNINGS[warning]}</p>}
      <div className={styles.meta}>
        {!isMine && <span>{author}</span>}
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
        {editedAt !== null && <span>Edited</span>}
        {isMine && isRead && <span>Read</span>}
        {canEdit && !edits && (
          <button type="button" className={styles.plain} onClick={() => setEdits(true)}>
            Edit
          </button>
        )}
      </div>
    </article>
  );
}

function AttachedFile({ attachment: { kind, name, size, url } }: { attachment: AttachmentDto }) {
  if (kind === 'picture') {
    return (
      <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
        <img className={styles.picture} src={url} alt={name} loading="lazy" />
      </a>
    );
  }
  return (
    <a className={styles.file} href={url} download={name}>
      {name} <span>{formatFileSize(size)}</span>
    </a>
  );
}

interface EditedTextProps {
  seq: number;
  body: string;
  conversationId: string;
  onClose: () => void;
}

function EditedText({ seq, body, conversationId, onClose }: EditedTextProps) {
  const [edit, { isLoading }] = useEditMessageMutation();
  const [text, setText] = useState(body);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(): Promise<void> {
    try {
      await edit({ id: conversationId, seq: String(seq), editMessageDto: { body: text.trim() } }).unwrap();
      onClose();
    } catch (error) {
      setProblem(failureText(error, { otherwise: 'It could not be saved. Please try again.' }));
    }
  }

  return (
    <div className={styles.composer}>
      <TextArea
        aria-label="Edit message"
        autoFocus
        rows={1}
        maxLength={MESSAGE.body.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <span className={styles.meta}>
        <Button small disabled={isBlank(text) || isLoading} onClick={() => void save()}>
          Save
        </Button>
        <Button small look="text" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </div>
  );
}
