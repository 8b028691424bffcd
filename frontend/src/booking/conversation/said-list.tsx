import { eventText, isQuiet } from '@reelpact/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConversationDto, MessageDto } from '../../api/conversation-reads';
import { dayText, timeText } from '../../ui/when';
import styles from './conversation.module.css';
import { MessageBubble } from './message-bubble';

/** Something that happened to the booking. */
interface TalkEvent {
  event: string;
  actor: string;
  at: string;
  dueAt?: string | null;
  creatorPercent?: number | null;
}

type Entry =
  | { kind: 'message'; at: string; message: MessageDto }
  | { kind: 'event'; at: string; text: string; index: number };

/** Messages and what happened between them, in the order of their times; of the events those that the loaded messages reach. */
function entriesOf(
  messages: readonly MessageDto[],
  events: readonly TalkEvent[],
  hasOlder: boolean,
): Entry[] {
  const from = hasOlder ? (messages[0]?.createdAt ?? '') : '';
  const happened = events
    .filter(({ event, at }) => !isQuiet(event) && at >= from)
    .map(({ event, actor, at, ...named }, index): Entry => ({
      kind: 'event',
      at,
      text: eventText(event, actor, named, dayText),
      index,
    }));
  const said = messages.map((message): Entry => ({ kind: 'message', at: message.createdAt, message }));
  // Sorting keeps the order of what has the same time, and messages are in theirs already.
  return [...happened, ...said].sort((a, b) => a.at.localeCompare(b.at));
}

/** The day that begins with each entry; null where it goes on. */
const daysOf = (entries: readonly Entry[]): (string | null)[] =>
  entries.map(({ at }, index) => {
    const before = entries[index - 1];
    return before && dayText(before.at) === dayText(at) ? null : dayText(at);
  });

interface SaidListProps {
  conversation: ConversationDto;
  messages: readonly MessageDto[];
  events: readonly TalkEvent[];
  /** Up to where the reader had read when they came. */
  readBefore: number;
  older: { exist: boolean; loading: boolean; load: () => void };
  /** Called when the newest message can be seen. */
  onSeen: (seq: number) => void;
}

/** All that was said, with the newest at the bottom, where it begins. */
export function SaidList({ conversation, messages, events, readBefore, older, onSeen }: SaidListProps) {
  const { role, brandName, creatorName, otherReadSeq, id } = conversation;
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const last = messages.at(-1)?.seq ?? 0;
  const names = { brand: brandName, creator: creatorName };
  const firstNew = messages.find(({ seq, party }) => seq > readBefore && party !== role)?.seq;

  // Who reads at the bottom stays there; who has scrolled up is left where they are.
  const wasAtEnd = useRef(true);
  const stayAtEnd = (): void => {
    const box = list.current;
    if (box && wasAtEnd.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(stayAtEnd, [last, messages.length, events.length]);
  // An on-screen keyboard, or a longer text in the field, leaves the list less room.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || list.current === null) return;
    const observer = new ResizeObserver(() => stayAtEnd());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (last === 0 || end.current === null) return;
    if (typeof IntersectionObserver === 'undefined') return seen.current(last);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(last));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [last]);

  const entries = entriesOf(messages, events, older.exist);
  const days = daysOf(entries);
  return (
    <ol
      ref={list}
      className={styles.said}
      aria-label="Messages"
      aria-live="polite"
      tabIndex={0}
      // A picture that arrives after its message must not push what is below it out of sight, where nobody would have seen it.
      onLoadCapture={stayAtEnd}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        wasAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {older.exist && (
        <li className={styles.older}>
          <button type="button" className={styles.plain} disabled={older.loading} onClick={older.load}>
            {older.loading ? 'Loading…' : 'Show earlier messages'}
          </button>
        </li>
      )}
      {entries.map((entry, index) => {
        const day = days[index];
        return [
          day && (
            <li key={`day ${entry.at}`} className={styles.day}>
              {day}
            </li>
          ),
          entry.kind === 'event' ? (
            <li key={`event ${entry.index}`} className={styles.event}>
              {entry.text} · <time dateTime={entry.at}>{timeText(entry.at)}</time>
            </li>
          ) : (
            <li key={entry.message.id} style={{ display: 'contents' }}>
              {entry.message.seq === firstNew && <span className={styles.fresh}>New</span>}
              <MessageBubble
                message={entry.message}
                conversationId={id}
                isMine={entry.message.party === role}
                author={names[entry.message.party]}
                isRead={entry.message.seq <= otherReadSeq}
              />
            </li>
          ),
        ];
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
