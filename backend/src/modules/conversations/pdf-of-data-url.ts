import { ATTACHMENT, Problem } from '@reelpact/domain';

/** The header may stand a little later, and so may the end be followed by a little (ISO 32000-1, annex H.3.4.1 and H.3.4.4). */
const LOOKED_AT = 1_024;

const refuse = (message: string) => new Problem('VALIDATION_FAILED', message, { errors: { data: message } });

/**
 * The bytes of a PDF that was sent as a data URL. They are looked at and not decoded: the file is only ever saved, and opened with a program of
 * the reader’s own.
 * @throws Problem VALIDATION_FAILED when it is none, or too large
 */
export function pdfOfDataUrl(dataUrl: string): Buffer {
  const encoded = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > ATTACHMENT.maxBytes) throw refuse(ATTACHMENT.messages.size);
  const isPdf =
    bytes.subarray(0, LOOKED_AT).includes('%PDF-') && bytes.subarray(-LOOKED_AT).includes('%%EOF');
  // The decoder skips what is no Base64, so the length tells.
  if (!isPdf || Math.ceil(bytes.length / 3) * 4 !== encoded.length) throw refuse(ATTACHMENT.messages.type);
  return bytes;
}
