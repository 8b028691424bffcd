import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EMAIL, cleanFileName, isBlank, isEmail } from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { Allow, IsOptional, IsString, MaxLength, MinLength, registerDecorator } from 'class-validator';
import { BlankIsAbsent, CleanText, NoUnseenCharacters } from './validation.js';

interface TextOptions {
  max: number;
  /** 1 unless given. With 0 an optional text that is sent empty empties what is kept; with more it counts as not sent. */
  min?: number;
  /** Sentences of the specification for each rule. */
  messages?: { min?: string; max?: string };
  multiLine?: boolean;
  optional?: boolean;
  description?: string;
  example?: string;
}

const documented = (options: { optional?: boolean; [key: string]: unknown }): PropertyDecorator => {
  const { optional, ...rest } = options;
  return optional ? ApiPropertyOptional(rest) : ApiProperty(rest);
};

/** A text of a body: documented, normalized, trimmed, with limits and without control characters. */
export function TextField({
  max,
  min = 1,
  messages = {},
  multiLine,
  optional,
  description,
  example,
}: TextOptions) {
  const tooShort = messages.min ?? `This must have at least ${min} character${min === 1 ? '' : 's'}`;
  const tooLong = messages.max ?? `This must have at most ${max} characters`;
  return applyDecorators(
    documented({
      optional,
      type: String,
      minLength: optional ? undefined : min,
      maxLength: max,
      description,
      example,
    }),
    ...(optional ? [min === 0 ? CleanText() : BlankIsAbsent(), IsOptional()] : [CleanText()]),
    // In this order: the first broken rule is the one that is said, and a missing text breaks all but one of them.
    IsString({ message: tooShort }),
    MinLength(min, { message: tooShort }),
    MaxLength(max, { message: tooLong }),
    NoUnseenCharacters({ multiLine }),
  );
}

/** A file's name, cleaned as that of an upload. */
export function FileNameField(options: TextOptions) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanFileName(value) : value)),
    TextField(options),
  );
}

/**
 * Registers a rule that a domain function decides.
 * @param problem why a value is refused, or null when it is not; it is given the object that has the value
 */
export function ProblemRule<Body extends object>(
  name: string,
  problem: (value: unknown, body: Body) => string | null,
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, args) => problem(value, args?.object as Body) === null,
        defaultMessage: (args) => problem(args?.value, args?.object as Body) ?? '',
      },
    });
}

/** Registers a rule that a domain function decides, with one sentence for all it refuses. */
export const Rule = (name: string, message: string, holds: (value: unknown) => boolean): PropertyDecorator =>
  ProblemRule(name, (value) => (holds(value) ? null : message));

/** An email address, trimmed and otherwise kept as typed. */
export function EmailField(options: { message?: string; example?: string } = {}) {
  const example = options.example ?? 'ann@example.org';
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: EMAIL.max, example }),
    CleanText(),
    Rule('email', options.message ?? EMAIL.message, (value) => typeof value === 'string' && isEmail(value)),
  );
}

/** A yes-or-no, a choice or a number where a form may send an empty text for "not given". */
export const EmptyIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && isBlank(value) ? undefined : value,
  );

/** Takes anything at all, for what must never be a reason to refuse. Of a text that can't be stored the rest is left, of a structure nothing. */
export const WhateverIsSent = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : typeof value === 'object' ? '' : value,
    ),
    Allow(),
  );
