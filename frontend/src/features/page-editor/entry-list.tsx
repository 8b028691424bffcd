import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { BlockContentDto } from '../../api/calls';
import styles from './block-card.module.css';
import { type BlockList, entriesOf, type Entry, withEntries } from './block-lists';
import { EntryField } from './entry-field';
import type { PageProblems } from './page-problems';

interface EntryListProps {
  blockKey: string;
  list: BlockList;
  content: BlockContentDto;
  problems: PageProblems;
  onFill: (next: (content: BlockContentDto) => BlockContentDto) => void;
}

/** The entries of a block, whatever they are made of. */
export function EntryList({ blockKey, list, content, problems, onFill }: EntryListProps) {
  const entries = entriesOf(content, list.name);
  const change = (next: (entries: readonly Entry[]) => readonly Entry[]) =>
    onFill((now) => withEntries(now, list.name, next(entriesOf(now, list.name))));
  const swap = (index: number, by: -1 | 1) =>
    change((now) => {
      const [one, other] = [now[index], now[index + by]];
      return one && other ? now.with(index, other).with(index + by, one) : now;
    });

  // The entry that was added last, to be filled next.
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(`${blockKey}-${added}-${list.fields[0]?.name}`)?.focus();
  }, [added, blockKey, list]);
  function add(): void {
    change((now) => [...now, list.blank()]);
    setAdded(entries.length);
  }

  return (
    <>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry, index) => (
            // Entries have no name of their own: their place is all that tells them apart.
            <li key={index}>
              <div className={styles.places}>
                <strong>
                  {list.one} {index + 1}
                </strong>
                {entries.length > 1 && (
                  <>
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined />}
                      aria-label={`Move ${list.one} ${index + 1} up`}
                      aria-disabled={index === 0}
                      onClick={() => swap(index, -1)}
                    />
                    <Button
                      type="text"
                      icon={<ArrowDownOutlined />}
                      aria-label={`Move ${list.one} ${index + 1} down`}
                      aria-disabled={index === entries.length - 1}
                      onClick={() => swap(index, 1)}
                    />
                  </>
                )}
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`Remove ${list.one} ${index + 1}`}
                  onClick={() => change((now) => now.toSpliced(index, 1))}
                />
              </div>
              <div className={styles.entry}>
                {list.fields.map((field) => (
                  <EntryField
                    key={field.name}
                    id={`${blockKey}-${index}-${field.name}`}
                    field={field}
                    entry={entry}
                    problem={problems[`${blockKey}.${list.name}.${index}.${field.name}`]}
                    onChange={(value) =>
                      change((now) => now.with(index, { ...now[index], [field.name]: value }))
                    }
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
      {entries.length < list.max ? (
        <span>
          <Button data-first={entries.length === 0 || undefined} onClick={add}>
            Add {list.one}
          </Button>
        </span>
      ) : (
        <span className={styles.hint}>That’s all {list.max}: this block has no room for more.</span>
      )}
    </>
  );
}
