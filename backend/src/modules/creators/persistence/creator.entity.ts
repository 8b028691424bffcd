import type { BookingFlow } from '@reelpact/domain';
import type { StoredPicture } from '../../../platform/media/stored-picture.js';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('creators')
export class CreatorEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** As typed; unique without regard to case through `usernameKey`. */
  @Column('text')
  username: string;

  @Column('text', { name: 'username_key' })
  usernameKey: string;

  @Column('text', { name: 'display_name' })
  displayName: string;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('text', { name: 'instagram_username', nullable: true })
  instagramUsername: string | null;

  @Column('text', { name: 'profile_image_key', nullable: true })
  profileImageKey: string | null;

  /** The sizes of the profile picture; null until they are made. */
  @Column('jsonb', { nullable: true })
  picture: StoredPicture | null;

  @Column('text', { name: 'booking_flow' })
  bookingFlow: BookingFlow;

  /** When they first copied or shared the link to their page. */
  @Column('timestamptz', { name: 'link_shared_at', nullable: true })
  linkSharedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
