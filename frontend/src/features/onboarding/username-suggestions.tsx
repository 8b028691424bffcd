import { PlainButton } from '../../ui/link-button';
import { Row } from '../../ui/page';

interface UsernameSuggestionsProps {
  names: readonly string[];
  onChoose: (name: string) => void;
}

/** Free names in place of a taken one. */
export function UsernameSuggestions({ names, onChoose }: UsernameSuggestionsProps) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label="Free usernames">
      <Row>
        {names.map((name) => (
          <PlainButton key={name} look="quiet" onClick={() => onChoose(name)}>
            {name}
          </PlainButton>
        ))}
      </Row>
    </div>
  );
}
