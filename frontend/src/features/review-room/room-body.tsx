import type { ShapeTool } from '@reelpact/domain';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { ReviewViewDto } from '../../api/calls';
import type { AcceptedFiles } from '../../booking/review/use-accepted-files';
import { fileOf, type PlacedItem, type RoomBooking } from '../../booking/review/room-items';
import { useViews } from '../../booking/review/use-views';
import { Tabs } from '../../ui/tabs';
import { comparedWith, sameEverywhere, sameIn } from './compared-with';
import { FileRail } from './file-rail';
import styles from './room.module.css';
import { type Sheet, SheetHandle } from './sheet-handle';
import { CompareStage } from './stage/compare-stage';
import { sameFrame } from './stage/one-clock';
import { Stage } from './stage/stage';
import { ComparedWith } from './stage/use-quality';
import { ROOM, useRoomFocus, useRoomKeys } from './stage/use-room-keys';
import { type Edited, type Moment, type StageHandle, WHOLE_FILE } from './stage-contract';
import { ChangesTab } from './talk/changes-tab';
import { SaidAloud } from './talk/said-aloud';
import type { usePlace, Place } from './talk/use-place';
import { useVisibleWindow } from './use-visible-window';
import { VersionChips } from './version-chips';
import { useWatchedOf } from './watched-of';

type Go = ReturnType<typeof usePlace>['go'];
/** What the list of comments gets from whom the room is for. */
type Talk = Pick<ComponentProps<typeof ChangesTab>, 'drafting' | 'missing' | 'menu' | 'foot'>;

interface RoomBodyProps {
  booking: RoomBooking;
  place: Place;
  go: Go;
  items: readonly PlacedItem[];
  views: readonly ReviewViewDto[];
  accepted?: AcceptedFiles;
  /** Accepts the shown file, or takes that back; absent where its reader can't. */
  onAccept?: (() => void) | undefined;
  /** Whether it is known what was said. */
  isKnown: boolean;
  /** Whether its reader can write about what is shown. */
  writes: boolean;
  head: ReactNode;
  /** Below the picture: what the shown file is. */
  note: ReactNode;
  talk: Talk;
  /** Beside the comments. */
  tabs: readonly { key: string; label: ReactNode; children: ReactNode }[];
  /** What its reader decides. */
  decisions?: ReactNode;
}

const NONE_ACCEPTED: AcceptedFiles = new Set();

/** The content, and beside it what is said about it: for both parties, and for whom the brand invites. */
export function RoomBody(props: RoomBodyProps) {
  const { booking, place, go, items, views, isKnown, writes, head, note, talk, tabs, decisions } = props;
  const { accepted = NONE_ACCEPTED, onAccept } = props;
  const { version, file } = place;
  const stage = useRef<StageHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState('changes');
  const [moment, setMoment] = useState<Moment>(WHOLE_FILE);
  const [tool, setTool] = useState<ShapeTool | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [edits, setEdited] = useState<Edited | null>(null);
  // Sent, thrown away or overtaken by a newer version, it isn't changed any more.
  const isChangeable = items.some(
    (item) => item.id === edits?.id && item.state === 'draft' && talk.drafting.canChange(item),
  );
  const edited = isChangeable ? edits : null;
  const [isComparing, setComparing] = useState(false);
  /** Of the newer one: where a comparison begins. */
  const [comparedFrame, setComparedFrame] = useState(0);
  const [sheet, setSheet] = useState<Sheet>('peek');
  const room = useRef<HTMLElement>(null);
  useVisibleWindow(room);
  useRoomFocus(room, `${file.id} ${isComparing}`);
  const compared = comparedWith(booking, place);
  const beside = compared ?? { version, file, isOlder: false };
  const counted = booking.role === 'reviewer' ? null : booking.id;
  const onWatched = useViews(counted, version.id, file);
  const onBesideWatched = useViews(counted, beside.version.id, beside.file);
  const watchedOf = useWatchedOf();
  const shownFile = { file, label: `v${version.version}`, onWatched, watched: watchedOf(file) };
  const besideFile = {
    file: beside.file,
    label: `v${beside.version.version}`,
    onWatched: onBesideWatched,
    watched: watchedOf(beside.file),
  };
  // A draft has no number for the address yet.
  const selectedId =
    selected ?? items.find(({ number }) => number !== null && number === place.number)?.id ?? null;
  const onStage = useMemo(
    // A draft that is being changed is drawn as it is becoming.
    () => items.filter((item) => item.id !== edited?.id && fileOf(item, booking)?.id === file.id),
    [items, booking, file, edited?.id],
  );

  // The frame that the address names is shown once its file is there; later only what is clicked moves the video.
  const wanted = useRef(place.frame);
  useEffect(() => {
    if (wanted.current !== null) stage.current?.showFrame(wanted.current);
    wanted.current = null;
  }, [file.id, isComparing]);

  function show(to: Parameters<Go>[0]): void {
    setComparing(false);
    setMoment(WHOLE_FILE);
    setEdited(null);
    setTool(null);
    setSelected(null);
    go({ frame: null, number: null, ...to });
  }
  /** The frame that is looked at; of the newer version while two are compared. */
  const frozen = (): number | null => stage.current?.freeze() ?? null;
  /** The same file and moment of another version; its first file where it has none like it. */
  function showVersion(number: number): void {
    const version = booking.submissions.find((one) => one.version === number);
    const other = version && sameIn(version, file);
    if (!version || version.id === place.version.id) return;
    const from = isComparing && beside.isOlder === false ? beside.file : file;
    const frame = frozen();
    wanted.current = other && frame !== null ? sameFrame(frame, from, other) : null;
    show({ version: number, file: other ? version.files.indexOf(other) : 0 });
  }
  function select(item: PlacedItem): void {
    const itemFile = fileOf(item, booking);
    const index =
      itemFile && booking.submissions.find(({ id }) => id === item.submissionId)?.files.indexOf(itemFile);
    setSelected(item.id);
    if (sheet === 'full') setSheet('half');
    go({ version: item.version, file: index ?? undefined, frame: item.startFrame, number: item.number });
    if (itemFile?.id === file.id) {
      if (item.startFrame !== null) stage.current?.showFrame(item.startFrame);
    } else wanted.current = item.startFrame;
  }
  function selectById(id: string): void {
    const item = items.find((one) => one.id === id);
    if (item) select(item);
  }
  // On a phone, marks are drawn on a large picture; then there is room to say what they mean.
  function takeTool(taken: ShapeTool | null): void {
    setTool(taken);
    if (taken !== null) setSheet('peek');
  }
  function pin(to: Moment): void {
    point(to);
    if (to.shape !== null && to.shape !== pointed.shape) setSheet('half');
  }
  function step(by: 1 | -1): void {
    const at = onStage.findIndex(({ id }) => id === selectedId);
    const next = at === -1 ? (by === 1 ? onStage[0] : onStage.at(-1)) : onStage[at + by];
    if (next) select(next);
  }
  function compare(): void {
    if (booking.submissions.length < 2) return;
    const newer = compared?.isOlder === false ? compared.file : file;
    const frame = frozen();
    if (isComparing) wanted.current = frame === null ? null : sameFrame(frame, newer, file);
    else setComparedFrame(frame === null ? 0 : sameFrame(frame, file, newer));
    setEdited(null);
    setComparing(!isComparing);
  }
  /** Changes what a draft is about on the stage, where it has to be seen. */
  function edit(item: PlacedItem | null): void {
    setTool(null);
    if (item === null) return setEdited(null);
    setComparing(false);
    select(item);
    const { id, startFrame, endFrame, shape } = item;
    setEdited({ id, moment: { startFrame, endFrame, shape: shape as Moment['shape'] } });
  }
  const pointed = edited?.moment ?? moment;
  function point(to: Moment): void {
    if (edited) setEdited({ ...edited, moment: to });
    else setMoment(to);
  }
  useRoomKeys(room, {
    ...(writes && {
      comment: () => {
        setTab('changes');
        setSheet('half');
        requestAnimationFrame(() => field.current?.focus());
      },
      draw: () => takeTool(tool === null ? 'path' : null),
    }),
    ...(onAccept && { acceptFile: onAccept }),
    previousItem: () => step(-1),
    nextItem: () => step(1),
    version: () => {
      const { submissions } = booking;
      const next = submissions[(submissions.indexOf(version) + 1) % submissions.length];
      if (next) showVersion(next.version);
    },
    compare,
    file: (number) => {
      if (number <= version.files.length) show({ file: number - 1 });
    },
  });

  return (
    <main id="content" className={styles.room} data-whole-screen data-sheet={sheet} ref={room} {...ROOM}>
      {head}
      <SaidAloud booking={booking} items={items} isKnown={isKnown} editedId={edited?.id ?? null} />
      <FileRail
        booking={booking}
        version={version}
        shown={file.id}
        items={items}
        views={views}
        accepted={accepted}
        onShow={(index) => show({ file: index })}
      />
      <section className={styles.middle} aria-label="Content">
        <div className={styles.over}>
          <VersionChips
            booking={booking}
            shown={version}
            onShow={showVersion}
            comparing={booking.submissions.length > 1 ? isComparing : null}
            note={isComparing && compared === null ? sameEverywhere(booking, place) : null}
            onCompare={compare}
          />
        </div>
        <div className={styles.stage}>
          {compared && isComparing ? (
            <CompareStage
              ref={stage}
              older={compared.isOlder ? besideFile : shownFile}
              newer={compared.isOlder ? shownFile : besideFile}
              items={onStage}
              selectedId={selectedId}
              onSelect={selectById}
              initialFrame={comparedFrame}
            />
          ) : (
            <Stage
              key={file.id}
              ref={stage}
              file={file}
              items={onStage}
              selectedId={selectedId}
              onSelect={selectById}
              moment={writes ? pointed : null}
              onMoment={pin}
              tool={writes ? tool : null}
              onDrawEnd={() => setTool(null)}
              onWatched={onWatched}
              watched={shownFile.watched}
            />
          )}
        </div>
        <ComparedWith value={isComparing ? (compared?.file ?? null) : null}>{note}</ComparedWith>
      </section>
      <aside
        className={styles.panel}
        aria-label="What is said"
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setSheet('full');
        }}
      >
        <SheetHandle sheet={sheet} onSheet={setSheet} items={items} isKnown={isKnown} writes={writes} />
        <Tabs
          label="About this content"
          active={tab}
          onChange={setTab}
          items={[
            {
              key: 'changes',
              label: 'Changes',
              children: (
                <ChangesTab
                  booking={booking}
                  place={place}
                  items={items}
                  {...talk}
                  selectedId={selectedId}
                  onSelect={select}
                  moment={writes ? pointed : null}
                  onMoment={point}
                  edited={writes ? edited : null}
                  onEdit={edit}
                  tool={tool}
                  onTool={takeTool}
                  stage={stage}
                  field={field}
                />
              ),
            },
            ...tabs,
          ]}
        />
      </aside>
      {decisions}
    </main>
  );
}
