import type { AiUse } from '@reelpact/domain';
import { useKeptText } from '../../ui/use-kept-text';

/** Upload → what is stated of AI in it. */
type Statements = Readonly<Record<string, AiUse>>;

/** What can't be read was never said. */
function statementsIn(text: string): Statements {
  try {
    return text === '' ? {} : (JSON.parse(text) as Statements);
  } catch {
    return {};
  }
}

/**
 * What the creator states of AI in each file, kept in this tab until the version is sent. Files of the version before begin with what was
 * stated there.
 */
export function useStatements(bookingId: string, kept: readonly { uploadId: string; ai: AiUse | null }[]) {
  const [text, setText] = useKeptText(`ai ${bookingId}`);
  const stated = statementsIn(text);
  const before = new Map(kept.map(({ uploadId, ai }) => [uploadId, ai]));
  return {
    statedOf: (uploadId: string): AiUse | null => stated[uploadId] ?? before.get(uploadId) ?? null,
    state: (uploadIds: readonly string[], ai: AiUse): void =>
      setText(JSON.stringify({ ...stated, ...Object.fromEntries(uploadIds.map((id) => [id, ai])) })),
    forget: (): void => setText(''),
  };
}
