import { escapeHtml } from '@reelpact/domain';

/** The way out of emails that nobody has to get. */
export interface UnsubscribeFoot {
  /** The end of "You get this email because …". */
  because: string;
  /** A page that asks first: programs open links, too. */
  page: string;
  /** Where a mail program sends its reader's wish, as RFC 8058 has it. */
  oneClick: string;
}

/** Every kind of email. The preview has a sample of each, and a test says so: a new kind needs one. */
export const EMAIL_KINDS = [
  'booking',
  'message',
  'admin',
  'verify-email',
  'reset-password',
  'guest-link',
  'account-link',
  'change-email',
  'undo-email',
  'email-taken',
  'remove-factor',
  'confirm-message',
  'webhook-off',
  'account-event',
  'tip',
  'tip-refunded',
  'directory-removed',
  'directory-decided',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What an email says, before it is laid out as text and as HTML. */
export interface EmailContent {
  kind: EmailKind;
  subject: string;
  greeting?: string;
  /** The first one says what happened: mail programs show it beside the subject. */
  paragraphs: readonly string[];
  facts?: readonly { name: string; value: string }[];
  /** What somebody wrote, word for word. */
  quote?: { title: string; text: string } | null;
  /** The one thing to do. */
  button?: { label: string; url: string } | null;
  /** Below the button: what else can be opened. */
  links?: readonly { label: string; url: string }[];
  /** Below the button: another way in, and how long it lasts. */
  notes?: readonly string[];
  signature: string;
  /** The last line. */
  unsubscribe?: UnsubscribeFoot;
}

/** Made by `layOut` alone. */
export interface LaidOutEmail {
  kind: EmailKind;
  subject: string;
  /** Plain text. */
  body: string;
  html: string;
}

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const becauseOf = ({ because }: UnsubscribeFoot): string => `You get this email because ${because}.`;

function textOf({
  greeting,
  paragraphs,
  facts = [],
  quote,
  button,
  links = [],
  notes = [],
  signature,
  unsubscribe,
}: EmailContent): string {
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(quote ? [`${quote.title}:\n${quote.text.replace(/^/gm, '> ')}`] : []),
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...notes,
    signature,
    ...(unsubscribe ? [`${becauseOf(unsubscribe)} Unsubscribe: ${unsubscribe.page}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Mail programs that don't know the dark theme keep these colors; the others take those of the dark one by class. */
export const LIGHT = {
  page: '#FBFAF7',
  card: '#FFFFFF',
  ink: '#17151F',
  muted: '#5E596B',
  line: '#E7E4DD',
  button: '#5B3DF5',
  onButton: '#FFFFFF',
} as const;
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  page: '#121017',
  card: '#1C1924',
  ink: '#F2EFF8',
  muted: '#B3ADC4',
  line: '#332E40',
  button: '#9F8CFF',
  onButton: '#121017',
};
/** The preview page looks for the first line to show one theme or the other. */
const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.page { background: ${DARK.page} !important; }
.card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
.ink, .ink td { color: ${DARK.ink} !important; }
.muted, .muted td, .ink td.muted { color: ${DARK.muted} !important; }
.quote { border-color: ${DARK.button} !important; }
.button { background: ${DARK.button} !important; color: ${DARK.onButton} !important; }
}`;
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";

const paragraph = (text: string, size = 16): string =>
  `<p style="margin: 0 0 16px; font-size: ${size}px; line-height: 1.5; overflow-wrap: anywhere;">${withBreaks(text)}</p>`;

function factRows(facts: NonNullable<EmailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td class="muted" style="padding: 4px 16px 4px 0; color: ${LIGHT.muted}; vertical-align: top; white-space: nowrap;">${escapeHtml(name)}</td>` +
      `<td style="padding: 4px 0; font-weight: 600; overflow-wrap: anywhere;" dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="ink" style="margin: 0 0 24px; border-collapse: collapse; font-size: 15px; color: ${LIGHT.ink};">${rows.join('')}</table>`;
}

function htmlOf(content: EmailContent): string {
  const {
    subject,
    greeting,
    paragraphs,
    facts = [],
    quote,
    button,
    links = [],
    notes = [],
    signature,
    unsubscribe,
  } = content;
  const [first = ''] = paragraphs;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${LIGHT.page};">
<div style="display: none; max-height: 0; overflow: hidden;">${escapeHtml(first)}</div>
<table role="presentation" class="page" width="100%" style="background: ${LIGHT.page};"><tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" class="card" width="100%" style="max-width: 560px; background: ${LIGHT.card}; border: 1px solid ${LIGHT.line}; border-radius: 16px;">
<tr><td class="ink" style="padding: 28px 24px; color: ${LIGHT.ink}; ${FONT}">
<p class="ink" style="margin: 0 0 20px; font-size: 18px; font-weight: 700; color: ${LIGHT.ink};">Reelpact</p>
${[...(greeting === undefined ? [] : [greeting]), ...paragraphs].map((text) => paragraph(text)).join('\n')}
${
  quote
    ? `<p class="muted" style="margin: 0 0 4px; font-size: 14px; color: ${LIGHT.muted};">${escapeHtml(quote.title)}</p>
<blockquote class="quote" dir="auto" style="margin: 0 0 20px; padding: 0 0 0 14px; border-left: 3px solid ${LIGHT.button}; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere;">${withBreaks(quote.text)}</blockquote>`
    : ''
}
${factRows(facts)}
${
  button
    ? `<p style="margin: 0 0 24px;"><a class="button" href="${escapeHtml(button.url)}" style="display: inline-block; padding: 14px 24px; border-radius: 12px; background: ${LIGHT.button}; color: ${LIGHT.onButton}; font-size: 16px; font-weight: 700; text-decoration: none;">${escapeHtml(button.label)}</a></p>`
    : ''
}
${links.map(({ label, url }) => `<p style="margin: 0 0 16px; font-size: 15px; line-height: 1.5;"><a class="ink" href="${escapeHtml(url)}" style="color: ${LIGHT.ink}; font-weight: 600;">${escapeHtml(label)}</a></p>`).join('\n')}
${notes.length > 0 ? `<div class="muted" style="color: ${LIGHT.muted};">${notes.map((text) => paragraph(text, 14)).join('\n')}</div>` : ''}
<p class="muted" style="margin: 0; font-size: 13px; color: ${LIGHT.muted};">${escapeHtml(signature)}</p>
${
  unsubscribe
    ? `<p class="muted" style="margin: 8px 0 0; font-size: 13px; color: ${LIGHT.muted};">${escapeHtml(becauseOf(unsubscribe))} · <a class="muted" href="${escapeHtml(unsubscribe.page)}" style="color: ${LIGHT.muted};">Unsubscribe</a></p>`
    : ''
}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** One layout for all emails: plain text, and HTML that follows the reader's theme and loads nothing. */
export const layOut = (content: EmailContent): LaidOutEmail => ({
  kind: content.kind,
  subject: content.subject,
  body: textOf(content),
  html: htmlOf(content),
});
