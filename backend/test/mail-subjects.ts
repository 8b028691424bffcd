import type { Notice } from '../src/modules/notifications/texts/notice.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a subject is one of this notice's: the neutral one, or the one with names, amounts and dates. */
export function isSubjectOf({ subject, named }: Notice, written: string): boolean {
  if (written.startsWith(`${subject} (booking `)) return true;
  const template = named ?? `${subject}: {package} ({amount})`;
  const pattern = escaped(template)
    .replaceAll(/\\\[(.*?)\\\]/g, '(?:$1)?')
    .replaceAll(/\\\{\w+\\\}/g, '.+');
  return new RegExp(`^${pattern}$`).test(written);
}
