import type { TestApp } from './app.js';

export interface MailedLink {
  subject: string;
  body: string;
  token: string;
  code: string;
}

/** The links mailed to an address, newest first, as its owner reads them. */
export async function mailedLinks(stage: TestApp, email: string): Promise<MailedLink[]> {
  const mails = await stage.database.rows<{ subject: string; body: string }>(
    't-mailbox',
    `select subject, body from mails where recipient = $1 and body like '%?token=%' order by created_at desc, id desc`,
    [email],
  );
  return mails.map((mail) => ({
    ...mail,
    token: /\?token=([^\s&]+)/.exec(mail.body)?.[1] ?? '',
    code: /: (\d{6})$/m.exec(mail.body)?.[1] ?? '',
  }));
}

/** The newest of them. */
export async function newestLink(stage: TestApp, email: string): Promise<MailedLink> {
  const [newest] = await mailedLinks(stage, email);
  if (!newest) throw new Error(`no link was mailed to ${email}`);
  return newest;
}
