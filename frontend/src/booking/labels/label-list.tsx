import { type AiUse, LABEL_SOURCES, LABEL_TEXTS, type Placement, labelsAskedFor } from '@reelpact/domain';
import styles from './labels.module.css';

interface LabelListProps {
  placements: readonly Placement[];
  /** The most that is stated of its files; null where nothing is stated. */
  ai: AiUse | null;
}

type Asked = ReturnType<typeof labelsAskedFor>['ad'];

function Rows({ title, asked }: { title: string; asked: Asked }) {
  if (asked.length === 0) return null;
  const sources = [...new Set(asked.map(({ source }) => source))];
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {sources.map((source) => (
          <div key={source}>
            <dt>
              <a href={LABEL_SOURCES[source].url} target="_blank" rel="noreferrer noopener">
                {LABEL_SOURCES[source].name}
              </a>
            </dt>
            {asked
              .filter((one) => one.source === source)
              .map(({ text }) => (
                <dd key={text}>{text}</dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What regulators and networks ask for where the content is shown, by who asks; each leads to the rules themselves. */
export default function LabelList({ placements, ai }: LabelListProps) {
  const asked = labelsAskedFor(placements, ai);
  return (
    <div className={styles.labels}>
      <p className={styles.about}>{LABEL_TEXTS.about}</p>
      <Rows title={LABEL_TEXTS.ad} asked={asked.ad} />
      <Rows title={LABEL_TEXTS.ai} asked={asked.ai} />
    </div>
  );
}
