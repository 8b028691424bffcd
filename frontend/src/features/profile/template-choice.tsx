import { DEFAULT_DESIGN, isSameDesign, PAGE_TEMPLATES, type PageDesign } from '@reelpact/domain';
import { RadioTiles } from '../../ui/radio-tiles';
import { EMPTY_PAGE } from '../../pages/empty-page';
import type { TypedPage } from './page-preview';
import { PreviewFrame } from './preview-frame';
import { SAMPLE_WORK } from './sample-work';
import styles from './template-choice.module.css';

interface TemplateChoiceProps {
  /** One that is none of the looks marks none. */
  chosen: PageDesign | null;
  onChoose: (design: PageDesign) => void;
  /** What is known of the page so far. */
  typed: TypedPage;
}

/** Filled starting points for a new page, each shown as the page itself, made small. */
export function TemplateChoice({ chosen, onChoose, typed }: TemplateChoiceProps) {
  return (
    <RadioTiles
      legend="Start with a look (you can change it later)"
      tileWidth={150}
      value={PAGE_TEMPLATES.find(({ design }) => chosen && isSameDesign(design, chosen))?.name ?? null}
      onChange={(name) =>
        onChoose(PAGE_TEMPLATES.find((template) => template.name === name)?.design ?? DEFAULT_DESIGN)
      }
      options={PAGE_TEMPLATES.map(({ name, text, design }) => ({
        value: name,
        label: name,
        text,
        picture: (
          <span className={styles.small} aria-hidden="true" inert>
            <PreviewFrame page={{ ...EMPTY_PAGE, ...typed, design, portfolioItems: [...SAMPLE_WORK] }} />
          </span>
        ),
      }))}
    />
  );
}
