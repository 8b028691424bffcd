import { ApiProperty } from '@nestjs/swagger';
import {
  ITEM_KIND_NAMES,
  ITEM_STATE_NAMES,
  type ItemKind,
  type ItemState,
  PARTIES,
  type Party,
  REVISION_KINDS,
  type RevisionKind,
  type Shape,
} from '@reelpact/domain';
import { SHAPE } from './review-bodies.dto.js';

export class CreatedItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class SentItemsDto {
  @ApiProperty({ example: 3, description: 'How many drafts were sent.' })
  sent: number;
}

export class ReviewItemEventDto {
  @ApiProperty({ enum: PARTIES, enumName: 'Party' })
  party: Party;

  @ApiProperty({ enum: ITEM_STATE_NAMES, enumName: 'ReviewItemState' })
  from: ItemState;

  @ApiProperty({ enum: ITEM_STATE_NAMES, enumName: 'ReviewItemState' })
  to: ItemState;

  @ApiProperty({ description: 'The newest version then.', example: 2 })
  version: number;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A comment, or an answer to one. */
export class ReviewItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The comment that it answers.' })
  parentId: string | null;

  @ApiProperty({ enum: PARTIES, enumName: 'Party' })
  party: Party;

  @ApiProperty({ example: 'Northwind Coffee' })
  author: string;

  @ApiProperty({ enum: ITEM_KIND_NAMES, enumName: 'ReviewItemKind' })
  kind: ItemKind;

  @ApiProperty({ enum: REVISION_KINDS, enumName: 'RevisionKind', nullable: true })
  cause: RevisionKind | null;

  @ApiProperty({ enum: ITEM_STATE_NAMES, enumName: 'ReviewItemState' })
  state: ItemState;

  @ApiProperty()
  body: string;

  @ApiProperty({ format: 'uuid' })
  submissionId: string;

  @ApiProperty({ description: 'The version it was said about.', example: 1 })
  version: number;

  @ApiProperty({ type: String, nullable: true })
  uploadId: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  startFrame: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  endFrame: number | null;

  @ApiProperty(SHAPE)
  shape: Shape | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Counted through the booking; null for drafts and answers.',
  })
  number: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version with which it was last asked for as a change.',
  })
  round: number | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  @ApiProperty({ type: [ReviewItemEventDto], description: 'Every change of its state, oldest first.' })
  events: ReviewItemEventDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'For the brand: who wrote it at a review link. Null for what it wrote itself, and for everyone else.',
    example: 'Tom Weaver',
  })
  reviewer: string | null;

  @ApiProperty({ description: 'For the brand: a reviewer’s note that is never sent.', example: false })
  internal: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'For the brand, of a reviewer’s note among its drafts that it hasn’t changed: names the note, words included, when drafts are sent.',
  })
  mark: string | null;
}

export class ReviewViewDto {
  @ApiProperty({ format: 'uuid' })
  submissionId: string;

  @ApiProperty()
  uploadId: string;

  @ApiProperty({ enum: PARTIES, enumName: 'Party' })
  party: Party;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({ example: 11.5, description: 'How many different seconds of a video were played.' })
  secondsWatched: number;
}

export class AcceptedFileDto {
  @ApiProperty()
  uploadId: string;

  @ApiProperty({ format: 'date-time' })
  acceptedAt: string;
}

export class ReviewRoomDto {
  @ApiProperty({
    type: [ReviewItemDto],
    description: 'What was said, and the caller’s own drafts; oldest first.',
  })
  items: ReviewItemDto[];

  @ApiProperty({ type: [ReviewViewDto], description: 'Which files were opened, by whom.' })
  views: ReviewViewDto[];

  @ApiProperty({
    type: [AcceptedFileDto],
    description:
      'Files that the brand is content with, in the order in which it said so. A file in which a change is open isn’t among them.',
  })
  acceptedFiles: AcceptedFileDto[];
}
