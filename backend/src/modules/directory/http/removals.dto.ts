import { ApiProperty } from '@nestjs/swagger';
import {
  REMOVAL,
  REMOVAL_OUTCOMES,
  REMOVAL_RULES,
  REMOVAL_RULE_NAMES,
  type RemovalOutcome,
  type RemovalRule,
} from '@reelpact/domain';
import { IsIn } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';
import type { Removal } from '../reads/removals.js';

export class DirectoryRemovalDto {
  @ApiProperty({ enum: REMOVAL_RULE_NAMES, enumName: 'RemovalRule' })
  rule: RemovalRule;

  @ApiProperty({ description: 'The rule, in words.', example: REMOVAL_RULES.not_yours })
  ruleText: string;

  @ApiProperty({ description: 'Which content it is about.' })
  note: string;

  @ApiProperty({ format: 'date-time' })
  removedAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the creator says to it.' })
  objection: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  objectedAt: string | null;

  @ApiProperty({
    enum: REMOVAL_OUTCOMES,
    enumName: 'RemovalOutcome',
    nullable: true,
    description: 'What was decided about the objection; null until then.',
  })
  outcome: RemovalOutcome | null;

  @ApiProperty({ type: String, nullable: true, description: 'The reasons for that.' })
  outcomeNote: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;
}

/** A creator who is out, as admins see them. */
export class ListedRemovalDto extends DirectoryRemovalDto {
  @ApiProperty({ format: 'uuid' })
  creatorId: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true, description: 'The email of the admin who removed them.' })
  removedByEmail: string | null;

  @ApiProperty({
    description:
      'Whether you may decide about an objection: not about your own removal while there is another admin.',
  })
  mayDecide: boolean;
}

export class RemoveCreatorDto {
  @ApiProperty({ enum: REMOVAL_RULE_NAMES, enumName: 'RemovalRule' })
  @IsIn(REMOVAL_RULE_NAMES, { message: 'Choose the rule that it is about.' })
  rule: RemovalRule;

  @TextField({
    min: REMOVAL.note.min,
    max: REMOVAL.note.max,
    messages: { min: REMOVAL.note.message },
    multiLine: true,
    description: 'Which content it is about. The creator reads it.',
    example: 'The second video of your portfolio was made by somebody else.',
  })
  note: string;
}

export class ObjectionDto {
  @TextField({
    min: REMOVAL.objection.min,
    max: REMOVAL.objection.max,
    messages: { min: REMOVAL.objection.message },
    multiLine: true,
    example: 'I filmed and edited that video myself; I can send you the raw footage.',
  })
  text: string;
}

export class DecideObjectionDto {
  @ApiProperty({ enum: REMOVAL_OUTCOMES, enumName: 'RemovalOutcome' })
  @IsIn(REMOVAL_OUTCOMES, { message: 'Say whether the creator is restored, or the removal upheld.' })
  outcome: RemovalOutcome;

  @TextField({
    min: REMOVAL.outcomeNote.min,
    max: REMOVAL.outcomeNote.max,
    messages: { min: REMOVAL.outcomeNote.message },
    multiLine: true,
    description: 'Your reasons. The creator reads them.',
    example: 'The raw footage shows that the video is yours.',
  })
  note: string;
}

export const presentRemoval = (removal: Removal): DirectoryRemovalDto => ({
  rule: removal.rule,
  ruleText: REMOVAL_RULES[removal.rule],
  note: removal.note,
  removedAt: removal.removedAt.toISOString(),
  objection: removal.objection,
  objectedAt: removal.objectedAt?.toISOString() ?? null,
  outcome: removal.outcome,
  outcomeNote: removal.outcomeNote,
  decidedAt: removal.decidedAt?.toISOString() ?? null,
});
