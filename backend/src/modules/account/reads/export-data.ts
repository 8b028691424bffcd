import { Inject, Injectable } from '@nestjs/common';
import { stagesWhere } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';

/** A creator doesn't learn of these. */
const HIDDEN = stagesWhere((meta) => meta.hiddenFromCreator === true);

type Section = readonly Record<string, unknown>[];

/** Each part of what is kept of a person: a statement whose $1 is the user's id, with the newest on top. */
const SECTIONS = {
  account: `select id, email, first_name as "firstName", last_name as "lastName", email_verified_at as "emailVerifiedAt",
      password_hash is not null as "hasPassword", created_at as "createdAt" from users where id = $1`,
  sessions: `select user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt",
      revoked_at as "revokedAt" from sessions where user_id = $1 order by created_at desc`,
  tokens: `select name, scopes, created_at as "createdAt", used_at as "usedAt", revoked_at as "revokedAt"
      from api_tokens where user_id = $1 order by created_at desc`,
  logins: `select issuer, email, created_at as "createdAt" from linked_logins where user_id = $1 order by created_at desc`,
  profile: `select id, username, display_name as "displayName", bio, category, instagram_username as "instagramUsername",
      booking_flow as "bookingFlow", $2 || profile_image_key as "profileImageUrl", created_at as "createdAt",
      updated_at as "updatedAt" from creators where user_id = $1`,
  packages: `select p.id, p.tier, p.name, p.description, p.price_cents as "priceCents", p.delivery_time as "deliveryTime",
      p.revisions, p.includes, p.emoji, p.content_format as "contentFormat", p.usage_rights as "usageRights",
      p.what_included as "whatIncluded", p.created_at as "createdAt", p.deleted_at as "deletedAt"
      from packages p join creators c on c.id = p.creator_id where c.user_id = $1 order by p.created_at desc, p.position`,
  portfolio: `select i.id, i.title, i.type, i.duration, $2 || i.image_key as "imageUrl", $2 || i.video_key as "videoUrl",
      i.status,
      i.created_at as "createdAt"
      from portfolio_items i join creators c on c.id = i.creator_id where c.user_id = $1 order by i.position`,
  bookingsAsBrand: `select b.id, b.stage, b.escrow, b.flow, b.amount_cents as "amountCents", b.package, b.addons,
      b.brand_name as "brandName", b.contact_email as "contactEmail", b.project_description as "projectDescription",
      b.additional_notes as "additionalNotes", b.script_url as "scriptUrl", b.created_at as "createdAt"
      from bookings b join users u on u.id = $1
      where b.brand_user_id = $1 or (u.email_verified_at is not null and b.contact_email_key = u.email_key)
      order by b.created_at desc`,
  bookingsAsCreator: `select b.id, b.stage, b.escrow, b.flow, b.amount_cents as "amountCents", b.fee_bps as "feeBps", b.package,
      b.addons, b.brand_name as "brandName", b.created_at as "createdAt"
      from bookings b join creators c on c.id = b.creator_id
      where c.user_id = $1 and b.stage <> all ('{${HIDDEN.join(',')}}') order by b.created_at desc`,
  said: `select h.booking_id as "bookingId", h.event, h.at, h.note
      from booking_history h where h.actor_id = $1 and h.note is not null order by h.at desc`,
  deliveries: `select s.booking_id as "bookingId", s.version, s.status, s.notes, s.submitted_at as "submittedAt",
        (select coalesce(jsonb_agg(jsonb_build_object('fileName', u.file_name, 'size', u.size, 'sha256', u.sha256)
           order by f.position), '[]') from submission_files f join uploads u on u.id = f.upload_id
         where f.submission_id = s.id) as files
      from submissions s join bookings b on b.id = s.booking_id join creators c on c.id = b.creator_id
      where c.user_id = $1 order by s.submitted_at desc`,
  payouts: `select o.booking_id as "bookingId", o.kind, o.amount_cents as "amountCents", p.at
      from provider_orders o join bookings b on b.id = o.booking_id join creators c on c.id = b.creator_id
      join ledger_postings p on p.key = o.key
      where c.user_id = $1 and o.kind <> 'refund' and o.status = 'done' order by p.at desc`,
  mails: `select m.subject, m.body, m.created_at as "createdAt", m.sent_at as "sentAt" from mails m
      join users u on u.id = $1
      where lower(trim(m.recipient)) = u.email_key and u.email_verified_at is not null order by m.created_at desc`,
} as const;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Collects everything that is kept of a person, for herself. */
@Injectable()
export class ExportData {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(userId: string): Promise<Record<SectionName, Section>> {
    const media = `${this.config.publicUrl}/api/media/`;
    const sections: Partial<Record<SectionName, Section>> = {};
    for (const name of SECTION_NAMES) {
      const text = SECTIONS[name];
      const values = text.includes('$2') ? [userId, media] : [userId];
      sections[name] = await this.database.rows(`export-${name}`, text, values);
    }
    return sections as Record<SectionName, Section>;
  }
}
