import { useCallback, useState } from 'react';
import { ControlButton } from './control-button';
import { storedChoice, useStoredChoice } from './stored-choice';

const captionsChoice = storedChoice('reelpact.captions', ['on', 'off'], 'off');

export const useCaptionsOn = (): boolean => useStoredChoice(captionsChoice) === 'on';

export const toggleCaptions = (): void => captionsChoice.set(captionsChoice.get() === 'on' ? 'off' : 'on');

export function CaptionsButton() {
  const isOn = useCaptionsOn();
  return (
    <span data-captions>
      <ControlButton label="Captions" hint="S" pressed={isOn} onPress={toggleCaptions}>
        CC
      </ControlButton>
    </span>
  );
}

/** Shown from the beginning, whatever source the video is given. The link is that of the moment, and is read at once. */
export function CaptionsTrack({ url }: { url: string }) {
  const [src] = useState(url);
  const show = useCallback((element: HTMLTrackElement | null) => {
    // Not every environment that draws the page knows tracks.
    const track = element?.track as TextTrack | undefined;
    if (track) track.mode = 'showing';
  }, []);
  return <track ref={show} kind="captions" label="Captions" src={src} default />;
}
