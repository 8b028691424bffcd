import { describe, expect, it } from '@jest/globals';
import { schemaReader } from './fuzz/answer-schemas.js';
import {
  type Operation,
  type Schema,
  bodySchemaOf,
  description,
  operations,
  resolved,
} from './fuzz/description.js';

const reader = schemaReader();
reader.addSchema(description, 'api');

/** What a schema says against a value; null when it takes it. */
function objection(schema: Schema, value: unknown): string | null {
  const validate = reader.compile(withBase(schema) as object);
  return validate(value) ? null : reader.errorsText(validate.errors);
}

/** References are the description's own, wherever the schema is read. */
function withBase(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withBase);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, `api${value}`] : [key, withBase(value)],
    ),
  );
}

interface Example {
  where: string;
  schema: Schema;
  value: unknown;
}

/** Every example of the description, with the schema beside which it stands. */
function examplesIn(node: unknown, where = ''): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = node as Schema;
  // A parameter has its example beside its schema.
  const schema = (node as { schema?: Schema }).schema ?? here;
  const own = 'example' in here ? [{ where, schema, value: here.example }] : [];
  const inner = Object.entries(node)
    .filter(([key]) => key !== 'example')
    .flatMap(([key, value]) => examplesIn(value, `${where}/${key}`));
  return [...own, ...inner];
}

/** A value put together from the examples of a schema's required properties; undefined where there is none. */
function sampleOf(schema: Schema, all: boolean): unknown {
  const one = resolved(schema);
  if (one.example !== undefined) return one.example;
  const [first] = one.oneOf ?? one.anyOf ?? [];
  if (first) return sampleOf(first, all);
  if (one.enum) return one.enum[0];
  if (one.type === 'boolean') return true;
  if (one.type === 'array') {
    const item = sampleOf(one.items ?? {}, all);
    return item === undefined ? undefined : [item];
  }
  if (!one.properties) return undefined;
  const wanted = Object.entries(one.properties).filter(([name]) => all || one.required?.includes(name));
  return Object.fromEntries(wanted.map(([name, property]) => [name, sampleOf(property, all)]));
}

/** Places in a value where an example is missing. */
function missingIn(value: unknown, where = 'body'): string[] {
  if (value === undefined) return [where];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => missingIn(one, `${where}.${key}`));
}

const bodies = operations.flatMap((operation) => {
  const schema = bodySchemaOf(operation);
  const forms = schema && (schema.oneOf ?? [schema]);
  return (forms ?? []).map((form, index) => ({ name: `${operation.id} ${index + 1}`, form }));
});

describe('the description’s examples', () => {
  const examples = examplesIn(description);

  it('are what their schemas say', () => {
    const wrong = examples.flatMap(({ where, schema, value }) => {
      const against = objection(schema, value);
      return against === null ? [] : [`${where}: ${against}`];
    });
    expect(wrong).toEqual([]);
    expect(examples.length).toBeGreaterThan(150);
  });

  it.each(bodies)('make a body: $name', ({ form }) => {
    const required = sampleOf(form, false);
    expect(missingIn(required)).toEqual([]);
    for (const body of [required, sampleOf(form, true)]) {
      // What is optional may have no example, and is left out then.
      expect(objection(form, JSON.parse(JSON.stringify(body)))).toBeNull();
    }
  });

  it('are there for every parameter that a request needs', () => {
    const without = operations.flatMap(({ id, call }) =>
      (call.parameters ?? [])
        .filter(({ required, example, schema }) => {
          const known =
            example ?? schema?.example ?? schema?.enum ?? (schema?.format === 'uuid' || undefined);
          return required === true && known === undefined;
        })
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(without).toEqual([]);
  });
});

describe('every call', () => {
  const lacking = (what: (operation: Operation) => boolean): string[] =>
    operations.filter((operation) => !what(operation)).map(({ method, path }) => `${method} ${path}`);

  it('has a tag that is described', () => {
    const described = new Map((description.tags ?? []).map((tag) => [tag.name, tag.description ?? '']));
    const tags = new Set(operations.flatMap(({ call }) => call.tags ?? []));
    expect([...tags].filter((tag) => !described.get(tag))).toEqual([]);
    expect([...described.keys()].filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('has a name of its own, a summary, a tag and who may make it', () => {
    expect(lacking(({ call }) => /^[a-z]\w+$/.test(call.operationId ?? ''))).toEqual([]);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(lacking(({ call }) => (call.summary ?? '').length > 5)).toEqual([]);
    expect(lacking(({ call }) => call.tags?.length === 1)).toEqual([]);
    expect(lacking(({ call }) => (call.security ?? []).length > 0)).toEqual([]);
  });

  it('says what each answer is and looks like, and how it refuses', () => {
    const answers = operations.flatMap(({ id, call }) =>
      Object.entries(call.responses).map(([status, answer]) => ({ id, status: Number(status), answer })),
    );
    expect(
      answers.filter(({ answer }) => !answer.description).map(({ id, status }) => `${id} ${status}`),
    ).toEqual([]);
    const EMPTY = new Set([204, 302, 304]);
    const unsaid = answers.filter(({ id, status, answer }) => {
      const schemas = Object.values(answer.content ?? {}).map(({ schema }) => schema);
      const isEmpty =
        EMPTY.has(status) || ((id === 'createUpload' || id === 'getUploadOffset') && status < 300);
      return isEmpty ? schemas.length > 0 : schemas.length === 0 || schemas.includes(undefined);
    });
    expect(unsaid.map(({ id, status }) => `${id} ${status}`)).toEqual([]);
    expect(lacking(({ call }) => '401' in call.responses)).toEqual([]);
  });
});
