import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.mjs';

/** By how much every duration in the rules is shortened: `for`, and the ranges in expressions. Nothing else of a rule is changed. */
export const FACTOR = 10;
/**
 * Seconds. Shortened less than the rules, and with the same timeout: a server whose database hangs answers after five seconds, and that
 * answer has to count as it does with the 15 s of monitoring/prometheus.yml.
 */
const SCRAPE_SECONDS = 6;
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const read = (name) => parse(readFileSync(join(root, 'monitoring', name), 'utf8'));

const shorter = (duration) =>
  duration.replace(/^(\d+)([smhd])$/, (_, count, unit) => `${(Number(count) * UNITS[unit]) / FACTOR}ms`);

/** A rule with all its durations shortened. */
export const shortened = ({ expr, for: pending, ...rule }) => ({
  ...rule,
  expr: expr.replace(/\[(\d+[smhd])\]/g, (_, range) => `[${shorter(range)}]`),
  ...(pending && { for: shorter(pending) }),
});

export const readRules = () => read('alerts.yml').groups.flatMap(({ rules }) => rules);

/** The rules of monitoring/alerts.yml, shortened. */
export const shortenedRules = () => ({
  groups: read('alerts.yml').groups.map((group) => ({ ...group, rules: group.rules.map(shortened) })),
});

/**
 * monitoring/prometheus.yml with files and a target of this run.
 * @param {{ rules: string, token: string, target: string }} of two paths, and host and port of a server
 */
export function configuration({ rules, token, target }) {
  const { scrape_configs: scrapes, ...rest } = read('prometheus.yml');
  const every = `${SCRAPE_SECONDS}s`;
  return {
    ...rest,
    global: { ...rest.global, scrape_interval: every, scrape_timeout: every, evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: scrapes.map((scrape) => ({
      ...scrape,
      authorization: { credentials_file: token },
      static_configs: [{ targets: [target] }],
    })),
  };
}
