import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AllOriginals } from './all-originals';
import { EvidenceLink } from './evidence-link';

const file = (original: boolean) => ({ original });
const originals = () =>
  screen.queryByRole<HTMLAnchorElement>('link', { name: 'Download all originals (zip)' });

describe('all originals at once', () => {
  it('are offered where there are several, as a file to save', () => {
    render(<AllOriginals bookingId="b1" files={[file(true), file(true)]} />);
    expect(originals()?.getAttribute('href')).toBe('/api/bookings/b1/originals.zip');
    expect(originals()?.hasAttribute('download')).toBe(true);
  });

  it('are not offered for one file, nor before each of them is unlocked', () => {
    render(<AllOriginals bookingId="b1" files={[file(true)]} />);
    render(<AllOriginals bookingId="b1" files={[file(true), file(false)]} />);
    render(<AllOriginals bookingId="b1" files={[]} />);
    expect(originals()).toBeNull();
  });
});

describe('the evidence pack', () => {
  it('is a file to save', () => {
    render(<EvidenceLink bookingId="b1" />);
    const link = screen.getByRole('link', { name: 'Download the evidence pack' });
    expect(link.getAttribute('href')).toBe('/api/bookings/b1/evidence.zip');
    expect(link.hasAttribute('download')).toBe(true);
  });
});
