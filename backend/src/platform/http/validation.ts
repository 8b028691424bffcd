import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import {
  UNSEEN_CHARACTERS_MESSAGE,
  type FieldErrors,
  MAX_FIELD_ERRORS,
  Problem,
  hasUnseenCharacters,
  normalizeText,
} from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { type ValidationError, registerDecorator } from 'class-validator';

/** Each field's first broken rule; nested fields by their path: `contentBlocks.0.title`. */
function* brokenRules(errors: readonly ValidationError[], path = ''): Generator<[string, string]> {
  for (const { property, constraints, children } of errors) {
    const name = path + property;
    const unknown = constraints?.['whitelistValidation'];
    const message = unknown ? 'Unknown field.' : Object.values(constraints ?? {})[0];
    if (message !== undefined) yield [name, message];
    yield* brokenRules(children ?? [], `${name}.`);
  }
}

/** As many as an answer carries. */
function fieldErrors(errors: readonly ValidationError[]): FieldErrors {
  const found = new Map<string, string>();
  for (const [name, message] of brokenRules(errors)) {
    found.set(name, message);
    if (found.size === MAX_FIELD_ERRORS) break;
  }
  return Object.fromEntries(found);
}

/** Takes out what was sent as null, in place: an optional field that is null has not been given. */
function dropNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (one === null && !Array.isArray(value)) Reflect.deleteProperty(value, key);
    else dropNulls(one);
  }
}

/** The path of the first text that PostgreSQL can't store; null when it can store all of them. */
function pathOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = pathOfNul(one, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const valid: unknown = await super.transform(value, metadata);
    // Here and not field by field: one that has no rule of its own would be found by the database.
    // A body without a class comes through here again once its route knows what it is.
    const isRaw = metadata.type === 'body' && (metadata.metatype as unknown) === Object;
    const unstorable = isRaw ? null : pathOfNul(valid);
    if (unstorable !== null) {
      const errors = unstorable === '' ? undefined : { [unstorable]: UNSEEN_CHARACTERS_MESSAGE };
      throw new Problem('VALIDATION_FAILED', UNSEEN_CHARACTERS_MESSAGE, { errors });
    }
    // Only now: a required field that is null has been refused by its own rule.
    if (metadata.type === 'body') dropNulls(valid);
    return valid;
  }
}

/** Refuses what breaks a rule of its DTO, unknown fields included, and says which field and why. */
export const validationPipe = (): ValidationPipe =>
  new BodyValidation({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const fields = fieldErrors(errors);
      const [name, first] = Object.entries(fields)[0] ?? [];
      const message = first === 'Unknown field.' ? `Unknown field "${name ?? ''}".` : first;
      return new Problem('VALIDATION_FAILED', message, { errors: fields });
    },
  });

/** Text as it is stored: NFC, "\n" for line breaks; `trim` for fields in which outer space means nothing. */
export const CleanText = ({ trim = true }: { trim?: boolean } = {}): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = normalizeText(value);
    return trim ? text.trim() : text;
  });

/** Refuses characters that can't be seen; line breaks and tabs are fine in a field of several lines. */
export function NoUnseenCharacters({ multiLine = false }: { multiLine?: boolean } = {}): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'noUnseenCharacters',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || !hasUnseenCharacters(value, multiLine),
        defaultMessage: () => UNSEEN_CHARACTERS_MESSAGE,
      },
    });
}

/** An empty or blank text of an optional field counts as not given. */
export const BlankIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value ?? undefined;
    const text = normalizeText(value).trim();
    return text === '' ? undefined : text;
  });
