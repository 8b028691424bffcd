import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Description, type Operation, description } from './description.js';
import type { WireAnswer } from './wire.js';

/** Of a program's inside, whatever the status is. */
const INSIDE = [
  /\bat [^\n]*(?:\.ts|\.js|\.mjs):\d+/,
  /node_modules/,
  /syntax error at/i,
  /violates [a-z-]+ constraint/i,
  /invalid input syntax/i,
  /QueryFailedError|relation "|column "/,
];

/** Closes every described object that does not say what else may be in it: an answer says no more than its schema. */
function closed(node: unknown, name = ''): unknown {
  if (name === 'example' || name === 'enum' || typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => closed(item));
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value, key)]));
  const isObject = copy['type'] === 'object' && copy['properties'] !== undefined;
  return isObject && copy['additionalProperties'] === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
}

/** Reads formats and patterns too; what the description alone knows, such as its examples, is no rule. */
export function schemaReader(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Holds answers against what the description says of them. */
export class AnswerSchemas {
  private readonly ajv = schemaReader();
  private readonly known = new Map<string, ValidateFunction>();

  constructor(described: Description = description) {
    this.ajv.addSchema(closed(described) as object, 'api');
  }

  /** What is wrong with an answer, one sentence each. */
  wrongs(operation: Operation, answer: WireAnswer): string[] {
    const { status, text } = answer;
    const said = operation.call.responses[status];
    const wrongs: string[] = [];
    if (status >= 500 && !said) wrongs.push(`${status}`);
    for (const inside of INSIDE) if (inside.test(text)) wrongs.push(`shows its inside: ${inside.source}`);
    if (!said) return [...wrongs, `answers ${status}, which is not described`];
    if (status === 429 && !(Number(answer.headers['retry-after']) > 0)) {
      wrongs.push('429 without Retry-After');
    }
    if (said.headers?.['ETag'] && answer.headers['etag'] === undefined) wrongs.push('has no ETag');
    return [...wrongs, ...this.bodyWrongs(operation, answer)];
  }

  private bodyWrongs(operation: Operation, { status, headers, text }: WireAnswer): string[] {
    if (operation.method === 'HEAD') return text === '' ? [] : ['answers HEAD with a body'];
    const content = operation.call.responses[status]?.content;
    if (!content) return text === '' ? [] : [`${status} has a body, and none is described`];
    const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
    if ('*/*' in content) return type === '' ? ['has no content type'] : [];
    if (!(type in content))
      return [`${status} is "${type}", described as ${Object.keys(content).join(', ')}`];
    // Of what is no JSON, the type is all that is described.
    if (!type.endsWith('json')) return [];
    const validate = this.validator(operation, status, type);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`${status} is no JSON`];
    }
    if (validate(body)) return [];
    return [`${status} is not as described: ${this.ajv.errorsText(validate.errors, { dataVar: 'body' })}`];
  }

  private validator({ method, path }: Operation, status: number, type: string): ValidateFunction {
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const $ref = `api#/${pointer(...place)}`;
    const validate = this.known.get($ref) ?? this.ajv.compile({ $ref });
    this.known.set($ref, validate);
    return validate;
  }
}
