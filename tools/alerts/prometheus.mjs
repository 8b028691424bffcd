import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { configuration, shortenedRules } from './rules.mjs';

const PROGRAM = '/usr/bin/prometheus';
const TRIES = 300;
const PAUSE_MS = 100;

export const hasPrometheus = () => existsSync(PROGRAM);

/** @typedef {{ name: string, state: 'pending' | 'firing', labels: Record<string, string> }} Alert */

/**
 * Starts Prometheus on loopback with our rules. It ends with this process.
 * @param {{ folder: string, port: number, token: string, url: string }} how `token` opens the metrics of the server at `url`
 * @returns {Promise<{ alerts(): Promise<Alert[]>, areScraped(): Promise<boolean> }>}
 */
export async function startPrometheus({ folder, port, token, url }) {
  mkdirSync(folder);
  const file = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const rules = file('alerts.yml', stringify(shortenedRules()));
  const credentials = file('metrics-token', token);
  const { host } = new URL(url);
  const config = file(
    'prometheus.yml',
    stringify(configuration({ rules, token: credentials, target: host })),
  );
  const log = join(folder, 'prometheus.log');
  const output = openSync(log, 'a');
  const flags = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn(PROGRAM, flags, { cwd: folder, stdio: ['ignore', output, output] });
  process.once('exit', () => child.kill('SIGKILL'));

  const ask = async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
    if (!answer.ok) throw new Error(`Prometheus answered ${answer.status} for ${path}.`);
    return (await answer.json()).data;
  };
  for (let left = TRIES; ; left -= 1) {
    if ((await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => null))?.ok) break;
    if (left === 0 || child.exitCode !== null)
      throw new Error(`Prometheus did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await wait(PAUSE_MS);
  }
  return {
    alerts: async () =>
      (await ask('api/v1/alerts')).alerts.map(({ labels: { alertname: name, ...labels }, state }) => ({
        name,
        state,
        labels,
      })),
    areScraped: async () =>
      (await ask('api/v1/targets?state=active')).activeTargets.every(({ health }) => health === 'up'),
  };
}
