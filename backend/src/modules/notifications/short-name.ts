/** A subject is read in a list: longer names are cut there, and stand whole in the email. */
const LONGEST = 28;

/** A name as a subject carries it. */
export function shortName(name: string): string {
  const signs = [...name];
  if (signs.length <= LONGEST) return name;
  return `${signs
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`;
}
