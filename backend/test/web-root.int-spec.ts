import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { servePages } from '../src/platform/http/web-pages.js';
import { type TestApp, startTestApp } from './app.js';

const PAGE = '<!doctype html><title>the page</title>';
let folder: string;
let stage: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reelpact-web-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'assets/app-1.js'), 'the script');
  writeFileSync(join(folder, 'secret.txt'), 'nobody may read this');
  stage = await startTestApp({ WEB_ROOT: root });
  writeFileSync(join(root, 'later.txt'), 'not built');
});
afterAll(async () => {
  await stage.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Heard {
  status: number;
  body: string;
}

/** Asks for a target as it stands here: no client puts it right. */
function ask(target: string, method = 'GET'): Promise<Heard> {
  const { port } = new URL(stage.url);
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        const [head = '', body = ''] = heard.split('\r\n\r\n');
        done({ status: Number(head.split(' ')[1] ?? 0), body });
      });
  });
}

describe('the pages', () => {
  it('are files by their names, and the one page for every other path', async () => {
    expect(await ask('/favicon.svg')).toEqual({ status: 200, body: '<svg/>' });
    expect(await ask('/assets/app-1.js')).toEqual({ status: 200, body: 'the script' });
    for (const path of ['/', '/sophiacreates', '/checkout/1?x=//y', '/a//b', '/caf%C3%A9', '/index.html']) {
      expect([path, await ask(path)]).toEqual([path, { status: 200, body: PAGE }]);
    }
    expect((await ask('/assets/app-2.js')).status).toBe(404);
    expect((await ask('/api/nothing')).status).toBe(404);
    expect((await ask('/api%2fnothing')).status).toBe(404);
  });

  it('are asked for their heads like for themselves', async () => {
    for (const path of ['/', '/favicon.svg', '/assets/app-2.js', '//', '/..%2fsecret.txt', '/api/nothing']) {
      const { status } = await ask(path);
      expect([path, await ask(path, 'HEAD')]).toEqual([path, { status, body: '' }]);
    }
  });

  it('tell nothing of what else is on the disk', async () => {
    const climbs = [
      '..%2f',
      '..%2F..%2f',
      '%2e%2e%2f',
      'assets%2f..%2f..%2f',
      '..%2f..%2f..%2f..%2f..%2f..%2f..%2f..%2f',
    ];
    for (const climb of climbs) {
      const names = ['secret.txt', 'no-such.txt', 'etc/passwd', 'etc/no-such', 'dist/later.txt'];
      const answers = await Promise.all(names.map((name) => ask(`/${climb}${name}`)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    // Made after the start: the disk is not asked.
    expect(await ask('/later.txt')).toEqual({ status: 200, body: PAGE });
  });
});

describe('an address that is none', () => {
  it.each([
    '//',
    '///',
    '//elsewhere.test/path',
    '/%2f%2felsewhere.test',
    '/\\elsewhere.test',
    '/%5c%5celsewhere.test',
    '/assets\\..\\secret.txt',
    '/%',
    '/%zz',
    '/%c0%af',
    '/%ff',
    '/a%00.js',
    '/%00',
  ])('is 400: %s', async (target) => {
    const { status, body } = await ask(target);
    expect([target, status, JSON.parse(body)]).toEqual([
      target,
      400,
      expect.objectContaining({ code: 'MALFORMED_REQUEST' }),
    ]);
  });

  it('names the host as well: only its path counts', async () => {
    expect(await ask('http://elsewhere.test/favicon.svg')).toEqual({ status: 200, body: '<svg/>' });
    expect((await ask('http://elsewhere.test/..%2fsecret.txt')).body).toBe(PAGE);
    expect((await ask('http://elsewhere.test//')).status).toBe(400);
  });
});

describe('a stored file', () => {
  it('is found by its own name alone', async () => {
    const names = [
      '..%2f..%2fetc%2fpasswd',
      '..%2findex.html',
      '%2e%2e',
      '..',
      'a%00.webp',
      'a.webp%00',
      '.webp',
      '%',
    ];
    for (const name of names) {
      for (const path of [
        `/api/media/profiles/${name}`,
        `/api/media/..%2f..%2fetc/${name}`,
        `/api/files/${name}`,
      ]) {
        const { status, body } = await ask(path);
        // What remains of ".." is another route, and no file either.
        expect([path, [400, 404].includes(status), body.includes('root:')]).toEqual([path, true, false]);
      }
    }
  });
});

describe('a folder without pages', () => {
  it('is named when the server starts', () => {
    expect(() => servePages(stage.app, join(folder, 'nothing'))).toThrow(/^WEB_ROOT must be/);
  });
});
