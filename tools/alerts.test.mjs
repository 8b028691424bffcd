import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULTS } from './alerts/faults.mjs';
import { configuration, readRules, shortened, shortenedRules } from './alerts/rules.mjs';

const names = readRules().map(({ alert }) => alert);

test('a fault is planted for every alert', () => {
  assert.deepEqual([...new Set(FAULTS.map(({ alert }) => alert))].sort(), names.toSorted());
});

test('what may fire beside an alert is another alert', () => {
  for (const { alert, alongside = [] } of FAULTS)
    for (const other of alongside) assert.ok(names.includes(other) && other !== alert, `${alert}: ${other}`);
});

test('only durations of rules are shortened, and all of them', () => {
  const rule = { alert: 'A', expr: 'rate(a_5m{b="[x]"}[5m]) / rate(c[1h]) > 300', for: '15m', labels: {} };
  const expr = 'rate(a_5m{b="[x]"}[30000ms]) / rate(c[360000ms]) > 300';
  assert.deepEqual(shortened(rule), { alert: 'A', expr, for: '90000ms', labels: {} });
  const rules = shortenedRules().groups.flatMap((group) => group.rules);
  assert.deepEqual(
    rules.map(({ alert }) => alert),
    names,
  );
  for (const short of rules)
    assert.doesNotMatch(`${short.expr} ${short.for ?? ''}`, /\b\d+[smhd]\b/, short.alert);
});

test('Prometheus asks as its example says, but for where and how often', () => {
  const [{ static_configs: targets, authorization, ...scrape }] = configuration({
    rules: '/rules.yml',
    token: '/token',
    target: 'localhost:1',
  }).scrape_configs;
  assert.deepEqual(scrape, { job_name: 'reelpact', metrics_path: '/api/metrics' });
  assert.deepEqual(
    [targets, authorization],
    [[{ targets: ['localhost:1'] }], { credentials_file: '/token' }],
  );
});
