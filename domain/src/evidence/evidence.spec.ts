import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeHtml } from '../identity/text.js';
import { evidencePage } from './page.js';
import { EVIDENCE_LIMITS, cutNote, measuresText, openedText, utcText } from './texts.js';

const ATTACK = `</title></style><script>alert('1')</script><img src=x onerror="alert(1)">`;

describe('the page of an evidence pack', () => {
  it('has no other tags than its own, whatever somebody wrote', () => {
    const page = (text: string): string =>
      evidencePage(text, [
        {
          key: 'deal',
          title: text,
          blocks: [
            { kind: 'heading', text },
            { kind: 'text', text },
            { kind: 'code', text },
            { kind: 'facts', facts: [{ name: text, value: text }] },
            { kind: 'table', head: [text], rows: [[text, { text, file: `previews/${text}` }]] },
          ],
        },
      ]);
    const tags = (html: string): string[] => html.match(/<[a-z/!][^ >]*/g) ?? [];
    const own = tags(page('Noor'));
    expect(own).not.toContain('<script');
    expect(tags(page(ATTACK))).toEqual(own);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&/ax=\n') }), (text) => {
        // An empty value has no line.
        expect(tags(page(`a${text}`))).toEqual(own);
      }),
    );
  });

  it('leaves out what nobody said, and leads to files whatever they are called', () => {
    const page = evidencePage('Pack', [
      {
        key: 'one',
        title: 'One',
        blocks: [
          { kind: 'facts', facts: [{ name: 'Gone', value: null }] },
          { kind: 'table', head: ['File'], rows: [[{ text: 'x', file: 'previews/v1-01 50%#?.mp4' }]] },
        ],
      },
    ]);
    expect(page).not.toContain('Gone');
    expect(page).toContain('href="previews/v1-01%2050%25%23%3F.mp4"');
  });
});

describe('the words of an evidence pack', () => {
  it('escape all five signs', () => {
    expect(escapeHtml(`<a href="x">Tom & 'Ann'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Ann&#39;&lt;/a&gt;',
    );
  });

  it('say times in UTC to every reader', () => {
    expect(utcText('2026-01-02T03:04:05.678Z')).toBe('2026-01-02 03:04:05 UTC');
    expect(utcText(0)).toBe('1970-01-01 00:00:00 UTC');
  });

  it('say how much was seen and what a file measures', () => {
    const at = '2026-01-02T03:04:05.000Z';
    expect(openedText(at, 9.4, 12_400)).toBe('2026-01-02 03:04:05 UTC, 9 of 12 seconds watched');
    expect(openedText(at, 0, null)).toBe('2026-01-02 03:04:05 UTC');
    expect(measuresText({ width: 1080, height: 1920, durationMs: 12_400 })).toBe(
      '1080 × 1920 pixels, 12.4 seconds',
    );
    expect(measuresText({ width: 10, height: 20, durationMs: null })).toBe('10 × 20 pixels');
    expect(measuresText(null)).toBe('');
  });

  it('say where a list was cut', () => {
    expect(cutNote(EVIDENCE_LIMITS.emails - 1, EVIDENCE_LIMITS.emails)).toBeNull();
    expect(cutNote(EVIDENCE_LIMITS.emails, EVIDENCE_LIMITS.emails)).toContain('500 entries');
  });
});
