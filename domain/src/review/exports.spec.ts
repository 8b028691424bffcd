import { describe, expect, it } from '@jest/globals';
import { type ExportedItem, itemRows, markersAsEdl, markersAsFcpxml, markersAsXmeml } from './exports.js';

const NTSC = { num: 30_000, den: 1001 };
const video = {
  name: 'reel & "roll".mp4',
  media: { fps: NTSC, frameCount: 2700, durationMs: 90_090, width: 1080, height: 1920, hasAudio: true },
};
const item = (more: Partial<ExportedItem> = {}): ExportedItem => ({
  number: 1,
  version: 2,
  round: 2,
  kind: 'change',
  cause: 'new_wish',
  state: 'open',
  party: 'brand',
  who: 'Northwind Coffee',
  body: 'Cooler, please',
  sentAt: '2026-01-05T10:00:00.000Z',
  file: { name: video.name, position: 0, rate: NTSC },
  startFrame: 126,
  endFrame: 155,
  answers: [],
  ...more,
});

describe('comments as a table', () => {
  it('have a row each, with moment, state and answers', () => {
    const answers = [{ who: 'Nora Haddad', body: 'Gladly, by\nFriday', sentAt: null }];
    const [head, row, whole] = itemRows([
      item({ answers }),
      item({ number: null, file: null, startFrame: null, endFrame: null }),
    ]);
    expect(row).toHaveLength(head?.length ?? 0);
    expect(row?.slice(0, 7)).toEqual([1, 'v2', video.name, '0:04.2', '0:05.1', 126, 155]);
    expect(row?.slice(7, 10)).toEqual(['Change', 'New idea', 'Open']);
    expect(row?.at(-1)).toBe('Nora Haddad: Gladly, by\nFriday');
    expect(whole?.slice(0, 7)).toEqual(['', 'v2', '', '', '', '', '']);
  });
});

describe('markers', () => {
  it('stand in an EDL at their timecode, from the first hour on', () => {
    const lines = markersAsEdl([item({ body: 'One | two\nthree' })], video).split('\n');
    expect(lines.slice(0, 2)).toEqual([`TITLE: ${video.name}`, 'FCM: NON-DROP FRAME']);
    expect(lines[3]).toBe('001  001      V     C        01:00:04:06 01:00:04:07 01:00:04:06 01:00:04:07  ');
    expect(lines[4]).toBe(' |C:ResolveColorRed |M:#1 Change: Northwind Coffee: One / two three |D:30');
  });

  it('stand in FCPXML at an exact fraction of a second; changes are to-dos', () => {
    const text = markersAsFcpxml(
      [
        item({ body: '<b>"Cooler"</b> & brighter\u0000' }),
        item({ kind: 'praise', cause: null, endFrame: null, state: 'open' }),
      ],
      video,
    );
    expect(text).toContain('frameDuration="1001/30000s"');
    expect(text).toContain('start="126126/30000s" duration="30030/30000s" value="#1 Change" completed="0"');
    expect(text).toContain('note="Northwind Coffee: &lt;b&gt;&quot;Cooler&quot;&lt;/b&gt; &amp; brighter"');
    expect(text).toContain('start="126126/30000s" duration="1001/30000s" value="#1 Praise" note=');
    expect(text).toContain('src="./reel%20%26%20%22roll%22.mp4"');
  });

  it('stand in the XML for Premiere Pro by frame, at the rate that editors call 29.97', () => {
    const text = markersAsXmeml([item(), item({ endFrame: null })], video);
    expect(text).toContain('<timebase>30</timebase><ntsc>TRUE</ntsc>');
    expect(text).toContain('<in>126</in><out>156</out>');
    expect(text).toContain('<in>126</in><out>-1</out>');
    const even = { ...video, media: { ...video.media, fps: { num: 25, den: 1 } } };
    expect(markersAsXmeml([], even)).toContain('<timebase>25</timebase><ntsc>FALSE</ntsc>');
  });

  it('never lie beyond the video, and begin it where they are about the whole', () => {
    const beyond = markersAsXmeml([item({ startFrame: 2699, endFrame: 9000 })], video);
    expect(beyond).toContain('<in>2699</in><out>-1</out>');
    expect(markersAsXmeml([item({ startFrame: null, endFrame: null })], video)).toContain('<in>0</in>');
  });
});
