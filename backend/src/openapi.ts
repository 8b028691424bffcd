import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PROOF } from '@reelpact/domain';
import type { Access } from './platform/access/caller.js';
import { ACCESS_EXTENSION, PROOF_EXTENSION } from './platform/http/caller.js';
import { STREAMED_EXTENSION } from './platform/http/entity-tags.js';
import { WEBHOOK_MODELS, describeWebhooks } from './modules/webhooks/index.js';
import { API_GUIDE, API_VERSION } from './api-guide.js';
import { styleSources, withStyles } from './platform/http/style-sources.js';
import { ProblemDto, REFUSALS } from './platform/http/problem.dto.js';

/** What is said of each call that asks again who it is. */
const NEEDS_PROOF = `403 with \`PROOF_NEEDED\` when it’s more than ${PROOF.minutes} minutes ago that you signed in or called \`proveIdentity\`.`;

/** What opens a route of each kind, any one of them; an empty one is nobody in particular. */
const SECURITY: Readonly<Record<Access, Record<string, string[]>[]>> = {
  anyone: [{}, { session: [] }, { guest: [] }, { token: [] }],
  user: [{ session: [] }, { token: [] }],
  creator: [{ session: [] }, { token: [] }],
  person: [{ session: [] }],
  'creator-person': [{ session: [] }],
  admin: [{ session: [] }],
};
const refusal = (status: number, description = REFUSALS[status] ?? '') => ({
  [status]: {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
  },
});
const NOT_LET_IN = refusal(401, 'Nobody is signed in, or the token that was sent is not valid.');
/** Refused before a call with a name in its path, or with a query, is found. */
const OF_AN_ADDRESS = { ...refusal(400), ...refusal(414) };
/** Refused before a call that may change something begins. */
const OF_A_CHANGE = {
  ...refusal(400),
  ...refusal(403, 'The request came from another site, or the signed-in person may not do this.'),
  ...refusal(413),
  ...refusal(415),
};
/** What stands in a path, by its name there, where a route does not say it itself. */
const PATH_EXAMPLES: Readonly<Record<string, string>> = {
  id: '3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12',
  creatorId: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35',
  itemId: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35',
  linkId: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e36',
  attachmentId: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35',
  seq: '3',
  idOrUsername: 'sophiacreates',
  username: 'sophiacreates',
  brandEmail: 'ann@example.org',
  token: 'WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk',
};
interface PathParameter {
  in?: string;
  name: string;
  example?: unknown;
}
const CHANGING: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'delete']);
const TAGS: Readonly<Record<string, string>> = {
  Identity: 'Accounts, sessions, tokens and mailed links.',
  Creators: 'Profiles and onboarding.',
  Catalog: 'Packages and portfolios.',
  Bookings: 'The life of a booking: every step, its history, and the dashboards.',
  'Page numbers': 'What happens on public pages, counted without cookies.',
  Payments: 'The live payment of a booking, and the sandbox’s cards.',
  Money: 'Statements and payouts.',
  Documents: 'Receipts, credit notes, fee statements and payout slips, and the billing details on them.',
  Ratings: 'What the two sides of completed bookings say of each other.',
  Tips: 'Gifts of money to creators.',
  Delivery: 'Versions of the content.',
  'Review room': 'Comments on delivered content, and the list of changes that the parties work through.',
  'Review links': 'Links by which a brand lets others look at what was delivered, and what they open.',
  Uploads: 'Resumable uploads (tus 1.0.0).',
  Files: 'What signed links lead to.',
  Licenses: 'Who may use which files how, and whether that still counts.',
  Conversations: 'What the parties of a booking write to each other, and questions before there is one.',
  Notifications: 'What a person is told, and by which way.',
  Live: 'What changes, as a stream of events.',
  Evidence: 'All that is kept of a booking, in one archive.',
  Webhooks: 'Telling programs what happens: endpoints, deliveries, and the events themselves.',
  Directory: 'Who can be found, by what, and in which order; a creator’s own place in it.',
  Calendar: 'Due dates and deadlines for calendar programs.',
  Admin: 'For those who run the platform.',
  Site: 'What every page needs to know.',
  Health: 'For anyone who watches the server.',
  Demo: 'Exists in demo mode alone.',
  Lab: 'For testers, who are every party, the bank and the clock. Exists in demo mode, with the sandbox, alone.',
};

/** The description of every call, made from the controllers and their DTOs. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Reelpact')
    .setDescription(API_GUIDE)
    .setVersion(API_VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('reelpact_session', { type: 'apiKey', in: 'cookie' }, 'session')
    .addCookieAuth('reelpact_guest', { type: 'apiKey', in: 'cookie' }, 'guest')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A personal access token.' }, 'token');
  for (const [name, description] of Object.entries(TAGS)) about.addTag(name, description);
  const document = SwaggerModule.createDocument(app, about.build(), {
    extraModels: [ProblemDto, ...WEBHOOK_MODELS],
  });
  return toOpenApi31(withEntityTags(withAnswers(withAccess(document))));
}

/** Says of each call who may make it, and what any call of its kind can be refused with. */
function withAccess(document: OpenAPIObject): OpenAPIObject {
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(calls) as [string, unknown][]) {
      const call = operation as {
        [ACCESS_EXTENSION]?: Access;
        security?: unknown;
        parameters?: PathParameter[];
        responses?: object;
        description?: string;
        [PROOF_EXTENSION]?: true;
      };
      const access = call[ACCESS_EXTENSION];
      if (access === undefined) continue;
      call.security = SECURITY[access];
      if (call[PROOF_EXTENSION]) call.description = `${call.description ?? ''} ${NEEDS_PROOF}`.trim();
      const asks = call.parameters?.some((parameter) => parameter.in === 'query') ?? false;
      for (const parameter of call.parameters ?? []) {
        if (parameter.in === 'path') parameter.example ??= PATH_EXAMPLES[parameter.name];
      }
      call.responses = {
        ...NOT_LET_IN,
        ...((path.includes('{') || asks) && OF_AN_ADDRESS),
        ...(CHANGING.has(method) && OF_A_CHANGE),
        ...call.responses,
      };
    }
  }
  return document;
}

type Json = Record<string, unknown>;

interface Answer {
  description?: string;
  content?: Record<string, { schema?: { $ref?: string; items?: { $ref?: string } } }>;
}
const schemaName = (ref: string | undefined): string | undefined => ref?.split('/').at(-1);

/** What an answer holds, for those that have no more to say. */
function describeAnswer(status: string, { content }: Answer): string {
  if (content === undefined) return 'Done; there is nothing to say.';
  const schema = Object.values(content)[0]?.schema;
  const one = schemaName(schema?.$ref);
  const listed = schemaName(schema?.items?.$ref);
  if (listed !== undefined) return `A list of \`${listed}\`.`;
  if (one === undefined) return 'The text.';
  return status === '201' ? `It is made: \`${one}\`.` : `As it is now: \`${one}\`.`;
}

/** No answer is without a description. */
function withAnswers(document: OpenAPIObject): OpenAPIObject {
  for (const calls of Object.values(document.paths)) {
    for (const call of Object.values(calls) as { responses?: Record<string, Answer> }[]) {
      for (const [status, answer] of Object.entries(call.responses ?? {}))
        if (!answer.description) answer.description = describeAnswer(status, answer);
    }
  }
  return document;
}

/** What is answered as a whole, and so has a tag; what is streamed has none. */
const TAGGED = ['application/json', 'application/pdf', 'text/csv', 'text/calendar'];

/** Says of each call that reads something that it can be asked whether anything has changed. */
function withEntityTags(document: OpenAPIObject): OpenAPIObject {
  for (const { get } of Object.values(document.paths)) {
    const responses = get?.responses as
      Record<string, { description: string; content?: Json; headers?: object }> | undefined;
    const read = responses?.['200'];
    const isStreamed = (get as { [STREAMED_EXTENSION]?: true } | undefined)?.[STREAMED_EXTENSION] === true;
    if (!responses || isStreamed || !TAGGED.some((type) => read?.content?.[type]) || !read) continue;
    read.headers = { ...read.headers, ETag: { $ref: '#/components/headers/ETag' } };
    responses['304'] = { description: 'Not changed since the `ETag` that was sent as `If-None-Match`.' };
  }
  document.components = {
    ...document.components,
    headers: {
      ETag: { description: 'Names this content; send it as `If-None-Match`.', schema: { type: 'string' } },
    },
  };
  return document;
}

/**
 * Nest describes in the words of OpenAPI 3.0, where a reference can have no description beside it and null is a flag.
 * In 3.1 a reference can, null is a type like others, and there are webhooks.
 */
function toOpenApi31(document: OpenAPIObject): OpenAPIObject {
  return {
    ...(inWordsOf31(document) as OpenAPIObject),
    openapi: '3.1.0',
    webhooks: describeWebhooks(),
  } as OpenAPIObject;
}

function inWordsOf31(node: unknown, name?: string): unknown {
  if (name === 'example' || name === 'enum' || node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map((item) => inWordsOf31(item));
  const entries = Object.entries(node).map(([key, value]) => [key, inWordsOf31(value, key)] as const);
  const { nullable, allOf, ...rest } = Object.fromEntries(entries) as Json;
  const [only, ...others] = Array.isArray(allOf) ? (allOf as Json[]) : [];
  const schema: Json =
    only?.['$ref'] && others.length === 0
      ? { $ref: only['$ref'], ...rest }
      : { ...rest, ...(allOf ? { allOf } : {}) };
  return nullable === true ? orNull(schema) : schema;
}

function orNull({ $ref, ...schema }: Json): Json {
  if ($ref !== undefined) {
    // Nest names the type of what the reference leads to as well: null would not be of it.
    const { type: _ofTheOther, ...rest } = schema;
    return { anyOf: [{ $ref }, { type: 'null' }], ...rest };
  }
  const values = schema['enum'];
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}

/** Where people read it. */
const DOCS = '/api/docs';
const POLICY = 'content-security-policy';
/** What the library’s program writes into it for its logo. */
const LOGO = '<style>.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}</style>';

/** Answers the description at /api/openapi.json and shows it at /api/docs, a page of a library's with styles in it. */
export function describeApi(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, content, done) => {
      if (request.url.startsWith(DOCS) && typeof content === 'string' && content.includes('<html')) {
        void reply.header(POLICY, withStyles(String(reply.getHeader(POLICY)), styleSources(content + LOGO)));
      }
      done(null, content);
    });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
