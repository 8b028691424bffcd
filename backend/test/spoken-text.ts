/** What is read aloud and copied, from the tags of a document. */
export function spokenText(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, raw = '']) => {
    const bytes = Buffer.from(
      raw
        .replace(
          /\\([nrtbf])/g,
          (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? '',
        )
        .replace(/\\(.)/gs, '$1'),
      'latin1',
    );
    return bytes[0] === 0xfe && bytes[1] === 0xff
      ? bytes.subarray(2).swap16().toString('utf16le')
      : bytes.toString('latin1');
  });
}
