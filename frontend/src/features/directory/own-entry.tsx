import type { DirectoryEntryDto } from '../../api/directory-calls';
import { Panel } from '../../ui/panel';
import { CreatorEntry } from './creator-entry';

/** A creator's entry with what visitors see of it. */
export const OwnEntry = ({ entry }: { entry: DirectoryEntryDto }) => (
  <Panel title="Your entry" aside={<a href={`/${entry.username}`}>View your page</a>}>
    <CreatorEntry entry={entry} />
  </Panel>
);
