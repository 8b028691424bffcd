import { describe, expect, it } from '@jest/globals';
import { CAPTIONS, CAPTIONS_MESSAGES as MESSAGES, captionsText, parseCaptions } from './captions.js';

const problemOf = (file: string): string | null => {
  const read = parseCaptions(file);
  return 'problem' in read ? read.problem : null;
};
const rewritten = (file: string): string => {
  const read = parseCaptions(file);
  if ('problem' in read) throw new Error(read.problem);
  return captionsText(read.captions);
};
const CUE = '00:01.000 --> 00:02.000\nHello';

describe('captions', () => {
  it('are read with names, hours, settings and either end of line, and written as times and text', () => {
    const file = [
      '\ufeffWEBVTT - by hand\r\nKind: captions\r\n\r\nfirst\r\n00:00.500 --> 00:02.000 align:start line:0%\r\nHello\r\n<i>there</i>',
      'NOTE said quickly\rmore of the note',
      'STYLE\n::cue { color: red }',
      '01:00:00.000 --> 100:00:00.001\n\t- What? \n- Nothing.',
    ].join('\n\n');
    const written =
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nHello\nthere\n\n01:00:00.000 --> 100:00:00.001\n- What?\n- Nothing.\n';
    expect(rewritten(file)).toBe(written);
    expect(rewritten(written)).toBe(written);
  });

  it('keep no markup, whatever it looks like', () => {
    const text = (line: string) => {
      const read = parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${line}`);
      return 'captions' in read ? (read.captions[0]?.text ?? null) : read.problem;
    };
    expect(text('<v Ann><c.red>Hi</c></v> <00:01.500>you')).toBe('Hi you');
    expect(text('Fish &amp; chips &lt;b&gt; 1 < 2')).toBe('Fish & chips <b> 1 < 2');
    expect(text('a\u202eb\u0007c')).toBe('abc');
    expect(rewritten('WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;script&gt; &amp;amp; <x<y')).toContain(
      '&lt;script&gt; &amp;amp; &lt;x&lt;y',
    );
  });

  it.each([
    ['an empty file', '', MESSAGES.notVtt],
    ['SubRip', `1\n00:00:01,000 --> 00:00:02,000\nHello`, MESSAGES.notVtt],
    ['another word', `WEBVTTX\n\n${CUE}`, MESSAGES.notVtt],
    ['no captions', 'WEBVTT\n\nNOTE nothing', MESSAGES.none],
    ['nothing but markup', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>', MESSAGES.none],
    ['bytes that are no UTF-8', `WEBVTT\n\n${CUE} \ufffd`, MESSAGES.notUtf8],
    ['too much', `WEBVTT\n\nNOTE ${'x'.repeat(CAPTIONS.maxBytes)}`, MESSAGES.tooLarge],
    [
      'too many',
      `WEBVTT\n\n${`${CUE.replace('Hello', 'a')}\n\n`.repeat(CAPTIONS.maxCues + 1)}`,
      MESSAGES.tooMany,
    ],
  ])('can’t be %s', (_, file, problem) => {
    expect(problemOf(file)).toBe(problem);
  });

  it.each([
    [`WEBVTT\n\nHello`, 'Line 3 of the captions can’t be read'],
    [`WEBVTT\n\nname\nHello`, 'Line 4 of the captions can’t be read'],
    [`WEBVTT\n\n00:01.000-->00:02.000\nHello`, 'Line 3 of the captions can’t be read'],
    [`WEBVTT\n\n00:61.000 --> 00:62.000\nHello`, 'Line 3 of the captions can’t be read'],
    [`WEBVTT\n\n${CUE}\n00:03.000 --> 00:04.000\nHello`, 'Line 5 of the captions can’t be read'],
    [`WEBVTT\n\n00:02.000 --> 00:02.000\nHello`, 'Line 3 of the captions is out of order'],
    [`WEBVTT\n\n00:03.000 --> 00:04.000\nLater\n\n${CUE}`, 'Line 6 of the captions is out of order'],
  ])('say in which line something is wrong: %j', (file, problem) => {
    expect(problemOf(file)?.startsWith(problem)).toBe(true);
  });

  it('take as long as they are, however they were made', () => {
    const most = (text: string) =>
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${text.repeat(CAPTIONS.maxBytes - 100)}`.slice(
        0,
        CAPTIONS.maxBytes,
      );
    for (const file of [most('<'), most('&'), most('-'), most('\n'), most('00:')])
      expect(problemOf(file) ?? '').not.toBe(MESSAGES.tooLarge);
    const read = parseCaptions(most('<'));
    expect('captions' in read && read.captions[0]?.text.length).toBe(CAPTIONS.maxCueLength);
  });
});
