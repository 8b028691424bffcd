/** What may stand in the message of an error and must not reach a log, and what stands there instead. The order matters. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // User and password of an address.
  [/:\/\/[^\s/@]+@/g, '://[hidden]@'],
  // Links carry their signature, or who opens them, in the query.
  [/((?:https?:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>]*/g, '$1?[hidden]'],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, '$1 [hidden]'],
  [/\b(cookie|authorization)(["']?\s*[:=]\s*)[^\r\n]*/gi, '$1$2[hidden]'],
  [/\b(?:(?:sk|rk)_(?:live|test)|whsec|rp)_\w+/g, '[hidden]'],
  // By which a browser pays.
  [/_secret_\w+/g, '_secret_[hidden]'],
  // Signed tickets, such as file links and cookies: base64url, with the signature at the end.
  [/\b[\w-]{10,}(?:\.[\w-]{10,})?\.[\w-]{32,}/g, '[hidden]'],
  // Mailed links and other tokens: longer than any id.
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[hidden]'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
];

/**
 * Characters of a message. The patterns take time with the square of its length, and strangers can have a part in it: of so many it is a
 * matter of milliseconds.
 */
const LONGEST = 4_000;

/** What is cut off takes the word with it that it cuts through: half a secret looks like none. */
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/\S*$/, '…');

/** @param secrets values that are hidden wherever they stand */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  const known = shortened(secrets.reduce((left, secret) => left.replaceAll(secret, '[hidden]'), text));
  return HIDDEN.reduce((left, [pattern, instead]) => left.replace(pattern, instead), known);
}
