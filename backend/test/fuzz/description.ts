import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of JSON Schema as the API's description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}
type Content = Record<string, { schema?: Schema }>;
interface DescribedAnswer {
  description?: string;
  headers?: Record<string, { schema?: Schema }>;
  content?: Content;
}
interface DescribedCall {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, DescribedAnswer>;
}
export interface Description {
  tags?: { name: string; description?: string }[];
  webhooks: Record<string, { post: DescribedCall }>;
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** A call as the description has it. */
export interface Operation {
  id: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  call: DescribedCall;
}

export const description = JSON.parse(
  readFileSync(join(__dirname, '../../openapi.json'), 'utf8'),
) as Description;

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => ({
    id: call.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    call,
  })),
);

/** The schema that a reference stands for. @throws Error for one that leads nowhere */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = description.components.schemas[schema.$ref.split('/').pop() ?? ''];
  if (!found) throw new Error(`${schema.$ref} is not described`);
  return resolved(found);
}

/** What the JSON body of a call looks like; null when it takes none. */
export const bodySchemaOf = ({ call }: Operation): Schema | null =>
  call.requestBody?.content['application/json']?.schema ?? null;
