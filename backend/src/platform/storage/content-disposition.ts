/** RFC 6266: a name in plain ASCII for old programs, and the real one (RFC 5987) for all others. */
export function contentDisposition(fileName: string, download: boolean): string {
  const plain = fileName.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
