import {
  isColor,
  PAGE_CORNER_NAMES,
  PAGE_CORNERS,
  PAGE_COVER_NAMES,
  PAGE_COVERS,
  PAGE_FONT_NAMES,
  PAGE_FONTS,
  PAGE_THEME_NAMES,
  PAGE_THEMES,
  type PageDesign,
  TAGLINE,
} from '@reelpact/domain';
import { Input, Switch } from 'antd';
import { Field } from '../../ui/field';
import { Stack } from '../../ui/page';
import { RadioTiles } from '../../ui/radio-tiles';
import { AccentField } from './accent-field';
import { CoverField } from './cover-field';
import type { PageDraft } from './page-draft';
import { ACCENT_FIELD, COVER_FIELD, TAGLINE_FIELD, type PageProblems } from './page-problems';
import { CornerSwatch, CoverSwatch, FontSwatch, ThemeSwatch } from './swatches';

interface LookTabProps {
  draft: PageDraft;
  /** Shown where the typed accent is no color yet. */
  accent: string;
  problems: PageProblems;
  onChange: (next: Partial<PageDraft>) => void;
}

/** How a page looks: every choice is one of a few that keep its texts readable. */
export function LookTab({ draft, accent, problems, onChange }: LookTabProps) {
  const { tagline, design, coverUrl, coverFocus, showNumbers } = draft;
  const shownAccent = isColor(design.accent) ? design.accent : accent;
  const choose = (next: Partial<PageDesign>) => onChange({ design: { ...design, ...next } });
  return (
    <Stack>
      <Field
        id="page-tagline"
        label="Line under your name"
        problem={problems[TAGLINE_FIELD]}
        hint="What you make, in a few words"
      >
        {(control) => (
          <Input
            {...control}
            value={tagline}
            placeholder="Food and coffee reels, filmed by the sea"
            count={{ show: ({ count }) => `${count}/${TAGLINE.max}` }}
            onChange={(event) => onChange({ tagline: event.target.value })}
          />
        )}
      </Field>
      <RadioTiles
        legend="Theme"
        tileWidth={132}
        value={design.theme}
        onChange={(theme) => choose({ theme })}
        options={PAGE_THEME_NAMES.map((theme) => ({
          value: theme,
          label: PAGE_THEMES[theme].label,
          picture: <ThemeSwatch theme={theme} accent={shownAccent} />,
        }))}
      />
      <AccentField
        value={design.accent}
        problem={problems[ACCENT_FIELD]}
        onChange={(color) => choose({ accent: color })}
      />
      <RadioTiles
        legend="Typeface"
        value={design.font}
        onChange={(font) => choose({ font })}
        options={PAGE_FONT_NAMES.map((font) => ({
          value: font,
          label: PAGE_FONTS[font],
          picture: <FontSwatch font={font} />,
        }))}
      />
      <RadioTiles
        legend="Corners"
        value={design.corner}
        onChange={(corner) => choose({ corner })}
        options={PAGE_CORNER_NAMES.map((corner) => ({
          value: corner,
          label: PAGE_CORNERS[corner],
          picture: <CornerSwatch corner={corner} />,
        }))}
      />
      <RadioTiles
        legend="Cover"
        value={design.cover}
        onChange={(cover) => choose({ cover })}
        options={PAGE_COVER_NAMES.map((cover) => ({
          value: cover,
          label: PAGE_COVERS[cover],
          picture: <CoverSwatch cover={cover} accent={shownAccent} />,
        }))}
      />
      {design.cover === 'photo' && (
        <CoverField url={coverUrl} problem={problems[COVER_FIELD]} focus={coverFocus} onChange={onChange} />
      )}
      <Field
        id="page-numbers"
        label="Show my numbers"
        hint="What brands say, jobs, on time, how fast you answer and the others, each from three or five on. All of them, or none."
      >
        {(control) => (
          <Switch {...control} checked={showNumbers} onChange={(shown) => onChange({ showNumbers: shown })} />
        )}
      </Field>
    </Stack>
  );
}
