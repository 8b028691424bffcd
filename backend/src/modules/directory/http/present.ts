import {
  BANDS,
  COUNTS_ROUNDED_TO,
  FACET_KINDS,
  FACET_LABELS,
  LISTING_CHECKS,
  type ListingCheck,
  PAGE_CHECKS,
  PAGE_PART,
  type PageCheck,
  RANKING_PARTS,
  RANKING_PART_NAMES,
  type RankingMeans,
  TURN_MS,
  facetValues,
} from '@reelpact/domain';
import type { OwnDirectory } from '../use-cases/own-directory.js';
import { presentRemoval } from './removals.dto.js';
import type { DirectoryFacetDto, DirectoryRankingDto, OwnDirectoryDto } from './directory.dto.js';

export const presentFacets = (counts: ReadonlyMap<number, number>): DirectoryFacetDto[] =>
  FACET_KINDS.map((kind) => ({
    facet: kind,
    label: FACET_LABELS[kind],
    values: facetValues(kind).map(({ id, slug, label }) => {
      const creators = Math.floor((counts.get(id) ?? 0) / COUNTS_ROUNDED_TO) * COUNTS_ROUNDED_TO;
      return { value: slug, label, creators: creators === 0 ? null : creators };
    }),
  }));

export const presentRanking = (means: RankingMeans): DirectoryRankingDto => ({
  parts: [
    ...RANKING_PART_NAMES.map((part) => {
      const { label, points, weight } = RANKING_PARTS[part];
      return { part, label, points, weight, mean: means[part] };
    }),
    { part: 'page', ...PAGE_PART, weight: null, mean: null },
  ],
  bands: [...BANDS],
  turnSeconds: TURN_MS / 1_000,
});

export function presentOwnDirectory(own: OwnDirectory): OwnDirectoryDto {
  const { facts, choices, checks, points, ranked, means } = own;
  const { parts } = presentRanking(means);
  const met = Object.values(ranked.page);
  return {
    listed: facts.choices?.isListed ?? true,
    searchEngines: facts.choices?.searchEngines ?? true,
    awayUntil: facts.choices?.awayUntil ?? null,
    niches: [...choices.niches],
    styles: [...choices.styles],
    languages: [...choices.languages],
    country: choices.country,
    isShown: own.card !== null,
    checks: Object.entries(LISTING_CHECKS).map(([check, label]) => ({
      ...{ check, label },
      met: checks[check as ListingCheck],
    })),
    removal: own.removal && presentRemoval(own.removal),
    entry: own.card,
    points: points.total,
    band: BANDS.length - own.band,
    parts: parts.map((part) => {
      const name = RANKING_PART_NAMES.find((one) => one === part.part);
      if (!name) return { ...part, own: points.page, hits: met.filter(Boolean).length, of: met.length };
      const { hits, of } = RANKING_PARTS[name];
      return { ...part, own: points[name], hits: ranked[hits], of: ranked[of] };
    }),
    pageChecks: Object.entries(PAGE_CHECKS).map(([check, label]) => ({
      ...{ check, label },
      met: ranked.page[check as PageCheck],
    })),
  };
}
