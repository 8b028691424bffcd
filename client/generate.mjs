import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * Makes the types of `src/generated.ts` from the description of the API: of the calls that a program with a token can make, and of the
 * webhooks. Every refusal has the same shape, so it is described once for each call.
 */
const here = new URL('.', import.meta.url);
const description = JSON.parse(readFileSync(new URL('../backend/openapi.json', here), 'utf8'));

const PROBLEM = {
  description: 'A refusal.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
};
const isForPrograms = ({ security = [] }) => security.some((ways) => 'token' in ways);
const withOneRefusal = (call) => ({
  ...call,
  responses: {
    ...Object.fromEntries(Object.entries(call.responses).filter(([status]) => Number(status) < 400)),
    default: PROBLEM,
  },
});

const paths = {};
for (const [path, calls] of Object.entries(description.paths)) {
  const kept = Object.entries(calls).filter(([, call]) => isForPrograms(call));
  if (kept.length > 0)
    paths[path] = Object.fromEntries(kept.map(([method, call]) => [method, withOneRefusal(call)]));
}

/** The schemas that something leads to, however far. */
const schemas = {};
function keep(node) {
  if (typeof node !== 'object' || node === null) return;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(node.$ref ?? '')?.[1];
  if (name && !schemas[name]) {
    schemas[name] = description.components.schemas[name];
    keep(schemas[name]);
  }
  Object.values(node).forEach(keep);
}
keep([paths, { $ref: '#/components/schemas/WebhookEventDto' }]);

const { openapi, info, components } = description;
const types = await openapiTS(
  { openapi, info, paths, components: { headers: components.headers, schemas } },
  { alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true },
);
const banner = '// Made from backend/openapi.json by `npm run generate-api -w client`. Do not edit.\n\n';
writeFileSync(new URL('src/generated.ts', here), banner + astToString(types));
