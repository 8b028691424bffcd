import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aBooking, aFile, aVersion } from '../../test/a-room';
import { Versions } from './versions';

const version = (number: number, original: boolean) =>
  aVersion({
    id: `s${number}`,
    version: number,
    files: [aFile('reel.mp4', { original }), aFile('photo.jpg', { original })],
  });
const all = () => screen.queryAllByRole('link', { name: 'Download all originals (zip)' });

describe('what was delivered', () => {
  it('offers all originals of the newest version at once, when they are unlocked', () => {
    const { rerender } = render(
      <Versions booking={aBooking()} versions={[version(2, true), version(1, true)]} />,
    );
    expect(all()).toHaveLength(1);
    rerender(<Versions booking={aBooking()} versions={[version(2, false), version(1, false)]} />);
    expect(all()).toHaveLength(0);
  });
});
