/** A subject is read in a list, which shows about so many signs of it. */
const LONGEST_SUBJECT = 70;
/** Longer names are cut to the first of these with which the subject fits, or else to the last; they stand whole in the email. */
const NAME_LENGTHS = [28, 22, 16];

const signsOf = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a text has at most so many signs; most are so short that nobody need look for them, which takes long. */
const fits = (text: string, longest: number): boolean =>
  text.length <= longest || [...signsOf.segment(text)].length <= longest;

/** A name as a subject carries it; a sign made of several characters is never cut apart. */
function shortName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  // Nobody's name goes on for ever: what is cut away anyhow is not looked at.
  const signs = [...signsOf.segment(name.slice(0, 1000))].map(({ segment }) => segment);
  if (signs.length <= longest) return name;
  return `${signs
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

/** A subject with its names as long as they can be. */
export function fitSubject(write: (short: (name: string) => string) => string): string {
  let subject = '';
  for (const length of NAME_LENGTHS) {
    subject = write((name) => shortName(name, length));
    if (fits(subject, LONGEST_SUBJECT)) break;
  }
  return subject;
}
