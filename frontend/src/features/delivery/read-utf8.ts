/** A small file's text; null when its bytes aren't UTF-8, which a browser would otherwise replace without a word. */
export async function readUtf8(file: Blob): Promise<string | null> {
  const bytes = await new Promise<ArrayBuffer>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.onerror = () => fail(reader.error ?? new Error('the file could not be read'));
    reader.readAsArrayBuffer(file);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
