import type { AddonMeaning, AiUse } from '@reelpact/domain';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A service package, or an extra section (tip, add-on, portfolio), of a creator's page. */
@Entity('packages')
export class PackageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'creator_id' })
  creatorId: string;

  @Column('text')
  tier: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  /** Cents; null for a section without a price. */
  @Column('integer', { name: 'price_cents', nullable: true })
  priceCents: number | null;

  @Column('text', { name: 'delivery_time' })
  deliveryTime: string;

  /** null means unlimited. */
  @Column('integer', { nullable: true })
  revisions: number | null;

  @Column('text')
  includes: string;

  @Column('text')
  emoji: string;

  @Column('text', { name: 'content_format', nullable: true })
  contentFormat: string | null;

  @Column('text', { name: 'usage_rights', nullable: true })
  usageRights: string | null;

  @Column('text', { name: 'what_included', nullable: true })
  whatIncluded: string | null;

  /** What an add-on changes; null for one that changes neither time nor number, and for all else. */
  @Column('jsonb', { nullable: true })
  meaning: AddonMeaning | null;

  /** The creator’s share, in percent, when a brand cancels before a delivery. */
  @Column('smallint', { name: 'cancellation_percent' })
  cancellationPercent: number;

  /** Whether the brand sends a product before the work begins. */
  @Column('boolean', { name: 'needs_product' })
  needsProduct: boolean;

  /** The most that its files may be made with AI; null where it doesn’t say. */
  @Column('text', { nullable: true })
  ai: AiUse | null;

  /** Since when it is kept for later, and shown to nobody but its creator. */
  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @Column('integer')
  position: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** A deleted package stays for the bookings made of it. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt: Date | null;
}
