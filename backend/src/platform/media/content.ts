import { type ContentKind, contentKind } from '@reelpact/domain';
import { fileTypeFromFile } from 'file-type';

export interface Content {
  mimeType: string;
  kind: ContentKind;
}

/** What a file is by its first bytes; null when it is neither a video nor an image. */
export async function contentOf(path: string): Promise<Content | null> {
  const found = await fileTypeFromFile(path);
  const kind = found ? contentKind(found.mime) : null;
  return found && kind ? { mimeType: found.mime, kind } : null;
}
