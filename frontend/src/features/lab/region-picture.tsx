import { useEffect, useId, useRef } from 'react';
import { type Layout, NODE } from './graph-layout';
import styles from './machine-picture.module.css';

/** Where the box is narrower, in pixels, the picture scrolls in it. */
const LEGIBLE = 880;

interface RegionPictureProps<Id extends string> {
  title: string;
  layout: Layout<Id>;
  present: Id;
  /** Events that are taken and keep the state. */
  loops: string[];
}

/** One region of the machine; below it in words, for those who can't see the picture or read it on a phone. */
export function RegionPicture<Id extends string>({ title, layout, present, loops }: RegionPictureProps<Id>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = box.current;
    const lit = around?.querySelector('[data-lit]')?.getBoundingClientRect();
    if (!around || !lit) return;
    const { x, width: shown } = around.getBoundingClientRect();
    // Only the box itself: the page must stay where the person is.
    around.scrollLeft += lit.x + lit.width / 2 - x - shown / 2;
  }, [present]);
  const { width, height, columns, nodes, edges } = layout;
  const leaving = edges.filter(({ from }) => from === present);
  const next = new Set(leaving.map(({ to }) => to));
  const ordered = [...edges.filter(({ from }) => from !== present), ...leaving];
  return (
    <figure className={styles.region}>
      <figcaption>{title}</figcaption>
      <div ref={box} className={styles.scroll} tabIndex={0} role="region" aria-label={`${title}, picture`}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ maxWidth: width, minWidth: Math.min(width, LEGIBLE) }}
          role="img"
          aria-label={`${title}: ${present} is lit`}
        >
          <defs>
            {(['quiet', 'strong'] as const).map((look) => (
              <marker
                key={look}
                id={`${id}-${look}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0L8 4L0 8z" className={look === 'strong' ? styles.strongTip : styles.quietTip} />
              </marker>
            ))}
          </defs>
          {columns.map(({ name, x }) => (
            <text key={name} x={x} y={14} className={styles.column}>
              {name}
            </text>
          ))}
          {ordered.map(({ from, to, path }) => {
            const look = from === present ? 'strong' : 'quiet';
            return (
              <path
                key={`${from} ${to}`}
                d={path}
                className={styles[look]}
                markerEnd={`url(#${id}-${look})`}
              />
            );
          })}
          {nodes.map((node) => (
            <g
              key={node.id}
              className={lookOf(node.id, present, next)}
              data-lit={node.id === present || undefined}
            >
              <rect x={node.x} y={node.y} width={NODE.width} height={NODE.height} rx={8} />
              <text x={node.x + NODE.width / 2} y={node.y + NODE.height / 2}>
                {node.id}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul className={styles.ways}>
        {leaving.map(({ to, events }) => (
          <li key={to}>
            <code>{events.join(', ')}</code> → <code>{to}</code>
          </li>
        ))}
        {loops.length > 0 && (
          <li>
            <code>{loops.join(', ')}</code> stays
          </li>
        )}
        {leaving.length + loops.length === 0 && <li>Nothing leads on from here.</li>}
      </ul>
    </figure>
  );
}

function lookOf<Id extends string>(id: Id, present: Id, next: Set<Id>): string | undefined {
  if (id === present) return styles.present;
  return next.has(id) ? styles.next : styles.node;
}
