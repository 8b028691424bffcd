import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type DirectoryQuery,
  FACET_KINDS,
  FOUND_FROM_ENTRIES,
  type FacetKind,
  Problem,
  SAFETY_FACTS,
  type SentQuery,
  facetValue,
  facetValues,
  readDirectoryQuery,
} from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DirectoryPage,
  FindCreators,
  ReadDirectory,
  presentFacets,
  presentRanking,
} from '../../directory/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { securityHeaders } from '../../../platform/http/security-headers.js';
import { CountPages } from '../count-pages.js';
import { documentPolicy } from '../document-policy.js';
import { DrawnDirectory } from '../drawn-directory.js';
import { PageAnswers } from '../page-answers.js';
import { HTML, KeptAnswer } from '../page-cache.js';
import { type DirectoryData, type DrawnDocument, Pages } from '../pages-program.js';
import { sendKept } from './answer-pages.js';

/** How many creators are counted at most of those that one filter less would give. */
const COUNTED = 48;
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const logger = new Logger('Directory');
const ROOT = '/creators';

/** A part of the directory with an address of its own, and what it asks for. */
interface Part {
  path: string;
  heading: string;
  intro: string;
  values: Readonly<Partial<Record<FacetKind, string>>>;
}

function partOf(path: string): Part | null {
  const [, , one, other, ...more] = path.split('/');
  const intro = `Their numbers are counted from their bookings here. ${SAFETY_FACTS[0]}.`;
  if (one === undefined) return { path: ROOT, heading: 'UGC creators', intro, values: {} };
  if (more.length > 0) return null;
  if (one === 'in') {
    const country = other === undefined ? null : facetValue('country', other);
    if (!country) return null;
    return { path, intro, heading: `UGC creators in ${country.label}`, values: { country: country.slug } };
  }
  const niche = facetValue('niche', one);
  const content = other === undefined ? null : facetValue('content', other);
  if (!niche || (other !== undefined && !content)) return null;
  return {
    ...{ path, intro },
    heading: content
      ? `${niche.label}: creators of ${content.label.toLowerCase()}`
      : `${niche.label} creators`,
    values: { niche: niche.slug, ...(content && { content: content.slug }) },
  };
}

/** The same question as an address. */
function addressOf({ values, words, order }: DirectoryQuery, after?: string): string {
  const query = new URLSearchParams();
  for (const { kind, slug } of values) query.append(kind, slug);
  if (words !== '') query.set('q', words);
  if (order !== 'standard') query.set('order', order);
  if (after !== undefined) query.set('after', after);
  const text = query.toString();
  return text === '' ? ROOT : `${ROOT}?${text}`;
}

/**
 * Serves the directory as documents that need no script. Everything with a query is the same as without for search engines; an answer that is
 * kept is drawn once.
 */
export function serveDirectory(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const pages = app.get(Pages);
  const creators = app.get(FindCreators);
  const directory = app.get(ReadDirectory);
  const count = app.get(CountPages);
  const security = Object.entries(securityHeaders(app.get<Config>(CONFIG).publicUrl)).flat();
  const drawn = app.get(DrawnDirectory);

  const answerOf = (
    { before, styles, after }: DrawnDocument,
    status = 200,
    caching = status === 200 ? SHARED : 'no-cache',
  ): KeptAnswer =>
    new KeptAnswer({
      status,
      headers: {
        'content-type': HTML,
        'content-security-policy': documentPolicy(styles),
        'cache-control': caching,
      },
      body: before + styles + after,
      creatorId: null,
    });
  const send = (request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void => {
    count.addMade(answer.status);
    reply.hijack();
    // The application's own has been set by now. A 304 names none, so a browser would take that one for the document that it has, which loses its styles.
    reply.raw.removeHeader('content-security-policy');
    sendKept(request.raw, reply.raw, answer, security);
  };
  const message = (status: number, title: string, text: string): KeptAnswer =>
    answerOf(pages.message({ title, text, link: { href: ROOT, label: 'All creators' } }), status);

  /** Who has used up what they may ask is shown what they asked for all the same. */
  const orNothing = (error: unknown): null => {
    if (error instanceof Problem && error.status === 429) return null;
    throw error;
  };

  async function advise(
    query: DirectoryQuery,
    address: string,
  ): Promise<{ advice: DirectoryData['advice']; isCut: boolean }> {
    const kinds = FACET_KINDS.filter((kind) => query.values.some((value) => value.kind === kind));
    const named = (wanted: FacetKind) =>
      query.values.flatMap(({ kind, label }) => (kind === wanted ? [`“${label}”`] : [])).join(' and ');
    const withoutKind = kinds.map((kind) => ({
      label: `Without ${named(kind)}`,
      query: { ...query, values: query.values.filter((value) => value.kind !== kind) },
    }));
    const withoutWords = { label: 'Without the words', query: { ...query, words: '' } };
    const oneLess = query.words === '' ? withoutKind : [...withoutKind, withoutWords];
    // Where two of them leave nobody, dropping one doesn't help, but there is somebody for each alone.
    const alone = kinds.map((kind) => ({
      label: `Only ${named(kind)}`,
      query: { ...query, words: '', values: query.values.filter((value) => value.kind === kind) },
    }));
    const found: DirectoryData['advice'][number][] = [];
    for (const asked of [oneLess, oneLess.length > 2 ? alone : []]) {
      // Dropping one is enough.
      if (found.length > 0) break;
      for (const { label, query: less } of asked) {
        const answer = await creators.find({ ...less, limit: COUNTED }, undefined, address).catch(orNothing);
        if (answer === null) return { advice: found, isCut: true };
        const { cards, next } = answer.page;
        const count =
          cards.length === 1 ? '1 creator' : `${cards.length}${next === null ? '' : ' or more'} creators`;
        if (cards.length > 0) found.push({ label, href: addressOf(less), creators: count });
      }
    }
    return { advice: found, isCut: false };
  }

  async function dataOf(
    part: Part,
    query: DirectoryQuery,
    page: DirectoryPage,
    { after, address }: { after: string | undefined; address: string },
  ): Promise<{ data: DirectoryData; isCut: boolean }> {
    const counts = await directory.counts();
    const values: Partial<Record<FacetKind, string[]>> = {};
    for (const { kind, slug } of query.values) (values[kind] ??= []).push(slug);
    const isWhole = Object.keys(values).length === Object.keys(part.values).length && query.words === '';
    const isPlain = isWhole && query.order === 'standard' && after === undefined;
    const { advice, isCut } =
      page.cards.length > 0 || isWhole ? { advice: [], isCut: false } : await advise(query, address);
    const data = {
      here: isPlain ? part.path : addressOf(query, after),
      path: page.cards.length >= FOUND_FROM_ENTRIES ? part.path : null,
      heading: part.heading,
      intro: part.intro,
      cards: page.cards,
      bands: page.bands,
      next: page.next === null ? null : addressOf(query, page.next),
      isPartial: page.isPartial,
      facets: presentFacets(counts).map(({ facet, values: all, ...more }) => ({
        ...{ facet, ...more },
        // Lists of many leave out what nobody has.
        values: ['language', 'country'].includes(facet)
          ? all.filter(
              ({ value }) =>
                (counts.get(facetValue(facet as FacetKind, value)?.id ?? 0) ?? 0) > 0 ||
                values[facet as FacetKind]?.includes(value),
            )
          : all,
      })),
      chosen: { values, words: query.words, order: query.order },
      advice,
    };
    return { data, isCut };
  }

  async function find(request: FastifyRequest): Promise<KeptAnswer> {
    const path = (request.url.split('?')[0] ?? '').toLowerCase().replace(/\/$/, '');
    const part = partOf(path);
    if (!part) {
      const niches = facetValues('niche').map(({ label }) => label);
      return message(
        404,
        'Not in the directory',
        `There is no such part of it. There are: ${niches.join(', ')}.`,
      );
    }
    const { after, ...sent } = request.query as Record<string, string | string[] | undefined>;
    const read = readDirectoryQuery({ ...sent, ...part.values, limit: undefined } as SentQuery);
    if ('problems' in read) {
      const [problem = ''] = Object.values(read.problems);
      return message(400, 'This search can’t be read', problem);
    }
    const [cursor] = [after ?? []].flat();
    const { page, standsIn } = await creators.find(read.query, cursor, request.ip);
    const known = drawn.drawn({ page, path });
    if (known) {
      drawn.keep(request.url, { page, path }, known);
      return standsIn ? known.standIn : known;
    }
    const { data, isCut } = await dataOf(part, read.query, page, { after: cursor, address: request.ip });
    // What only this reader was told, because they or many others ask too much, is kept by nobody.
    const isKept = !isCut && (standsIn || creators.isCurrent(page));
    const made = answerOf(pages.directory(data), 200, isKept ? SHARED : 'no-store');
    if (isKept) drawn.keep(request.url, { page, path }, made);
    return standsIn ? made.standIn : made;
  }

  const answering =
    (make: (request: FastifyRequest) => Promise<KeptAnswer>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const made = await make(request).catch((error: unknown) => {
        if (error instanceof Problem && error.status < 500)
          return message(error.status, 'This page can’t be shown', error.message);
        logger.error(error);
        return new KeptAnswer(app.get(PageAnswers).failed());
      });
      send(request, reply, made);
    };
  const ranking = async () => answerOf(pages.ranking(presentRanking(await directory.means())));
  fastify.get(`${ROOT}/how-the-order-works`, answering(ranking));
  for (const path of [ROOT, `${ROOT}/`, `${ROOT}/:one`, `${ROOT}/:one/:other`])
    fastify.get(path, answering(find));
}
