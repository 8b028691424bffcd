import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS } from './faults.mjs';
import { openProduct } from './product.mjs';
import { hasPrometheus } from './prometheus.mjs';
import { FACTOR, readRules } from './rules.mjs';

/**
 * `npm run test:alerts [-- alert …]`: plants the fault that each alert of monitoring/alerts.yml is about, in the running product, and has a
 * real Prometheus say so: that alert fires and no foreign one, and ends when the fault is taken away. Durations in the rules are a tenth of what
 * they are; expressions and thresholds are what they are. It exits with 2 where there is no Prometheus.
 */
const QUIET_LOOKS = 120;
const PAUSE_MS = 500;
/** Five minutes and what each look takes. The longest range, after which an alert ends, is three. */
const LOOKS = 600;

if (!hasPrometheus()) {
  console.error(
    'The alerts can’t be tested here: they need Prometheus of Debian 12: apt-get install prometheus.',
  );
  process.exit(2);
}
const wanted = process.argv.slice(2);
const names = readRules().map(({ alert }) => alert);
const without = names.filter((name) => !FAULTS.some(({ alert }) => alert === name));
if (without.length > 0) {
  console.error(`No fault is planted for ${without.join(', ')}.`);
  process.exit(1);
}

const product = await openProduct();
const { prometheus, stage } = product;

const described = (alerts) =>
  alerts.map(({ name, state, labels }) => `${name} (${state}, ${JSON.stringify(labels)})`).join(', ');

/** @returns those that fire @throws when one does that has nothing to do with the fault */
async function firing({ alert, alongside = [] }) {
  const all = (await prometheus.alerts()).filter(({ state }) => state === 'firing');
  const foreign = all.filter(({ name }) => name !== alert && !alongside.includes(name));
  if (foreign.length > 0) throw new Error(`${described(foreign)} should not fire`);
  return all.map(({ name }) => name);
}

async function untilFires(fault) {
  for (let left = LOOKS; left > 0; left -= 1) {
    const all = await firing(fault);
    if (all.includes(fault.alert)) return all.filter((name) => name !== fault.alert);
    await wait(PAUSE_MS);
  }
  throw new Error(`it does not fire; there are ${described(await prometheus.alerts()) || 'none'}`);
}

/** Until the server is asked and nothing fires or is about to. @param look is asked each time whether all is well until then */
async function untilQuiet(look) {
  for (let left = LOOKS; left > 0; left -= 1) {
    await look?.();
    if ((await prometheus.alerts()).length === 0 && (await prometheus.areScraped())) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`it does not end: ${described(await prometheus.alerts())}`);
}

async function stayQuiet() {
  for (let left = QUIET_LOOKS; left > 0; left -= 1) {
    const alerts = await prometheus.alerts();
    if (alerts.length > 0) throw new Error(`while nothing is wrong: ${described(alerts)}`);
    await wait(PAUSE_MS);
  }
}

async function show(fault) {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1_000);
  const undo = await fault.plant(product);
  let others;
  let fired;
  try {
    others = await untilFires(fault);
    fired = seconds();
  } finally {
    await undo();
  }
  await untilQuiet(() => firing(fault));
  const also = others.length > 0 ? `, with ${[...new Set(others)].join(', ')}` : '';
  console.log(
    `✓ ${fault.alert}: ${fault.planted} (fired after ${fired} s${also}, ended after ${seconds()} s)`,
  );
}

async function test() {
  await untilQuiet();
  await stayQuiet();
  console.log('✓ none fires or is about to while people visit and nothing is wrong');
  let failures = 0;
  let settings;
  for (const fault of FAULTS.filter(({ alert }) => wanted.length === 0 || wanted.includes(alert))) {
    if (fault.needsDisk && !product.disk) {
      console.log(`– ${fault.alert}: not planted, because only root may mount a small disk`);
      continue;
    }
    if (fault.settings !== settings) {
      settings = fault.settings;
      await product.restart(settings);
      await untilQuiet();
    }
    try {
      await show(fault);
    } catch (error) {
      failures += 1;
      console.error(`✗ ${fault.alert}: ${fault.planted}: ${error.message}\n${product.complaints()}`);
      await untilQuiet();
    }
  }
  console.log(
    failures === 0
      ? `Every fault that was planted set off its alert and no foreign one, ${FACTOR} times as fast as in use.`
      : `${failures} faults did not set off what they should.`,
  );
  return failures === 0 ? 0 : 1;
}

try {
  await stage.end(await test());
} catch (error) {
  console.error(`${error.stack}\n${product.complaints()}`);
  await stage.end(1);
}
