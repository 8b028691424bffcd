import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Pages } from '../../src/modules/public-pages/index.js';
import { servePages } from '../../src/platform/http/web-pages.js';
import type { TestApp } from '../app.js';
import type { Product } from '../faults/product.js';
import { APPLICATION } from '../web-root.js';
import { type PageServers, pageServers } from './servers.js';

const PAGE = APPLICATION;
let product: Product;
let stage: TestApp;
let web: PageServers['web'];
beforeAll(async () => {
  ({ stage, web, near: product } = await pageServers());
  writeFileSync(join(web.root, 'later.txt'), 'not built');
});

interface Heard {
  status: number;
  body: string;
}

/** Asks for a target as it stands here: no client puts it right. @returns the page without its nonce */
function ask(target: string, method = 'GET', header = 'accept: */*'): Promise<Heard> {
  const { port } = new URL(product.url);
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nhost: here\r\n${header}\r\nconnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        const [head = '', body = ''] = heard.split('\r\n\r\n');
        const unsigned = body.replace(/nonce="[^"]*"/, 'nonce="__NONCE__"');
        done({ status: Number(head.split(' ')[1] ?? 0), body: unsigned });
      });
  });
}

describe('the pages', () => {
  it('are files by their names, and the application for every other path', async () => {
    expect(await ask('/favicon.svg')).toEqual({ status: 200, body: '<svg/>' });
    expect(await ask('/assets/app-1.js')).toEqual({ status: 200, body: 'the script' });
    for (const path of ['/account', '/project/1?x=//y', '/a//b', '/index.html', '/landing.html']) {
      expect([path, await ask(path)]).toEqual([path, { status: 200, body: PAGE }]);
    }
    expect((await ask('/assets/app-2.js')).status).toBe(404);
    expect((await ask('/api/nothing')).status).toBe(404);
    expect((await ask('/api%2fnothing')).status).toBe(404);
  });

  it('may hold styles that bear the nonce of their answer, and it is another one each time', async () => {
    const policies = await Promise.all(
      ['/account', '/index.html'].map(async (path) => (await fetch(new URL(path, product.url))).headers),
    );
    const nonces = policies.map((headers) => {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe-inline');
      return /style-src 'self' 'sha256-[^']+' 'nonce-([^']{24})'/.exec(policy)?.[1];
    });
    expect(nonces).not.toContain(undefined);
    expect(new Set(nonces).size).toBe(2);
    const page = await fetch(new URL('/account', product.url));
    const [, nonce = 'none'] =
      /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(await page.text()).toBe(PAGE.replace('__NONCE__', nonce));
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
      const names = [
        'secret.txt',
        'no-such.txt',
        'etc/passwd',
        'etc/no-such',
        'dist/later.txt',
        'dist/server/pages.mjs',
      ];
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
    expect(() => servePages(stage.app, join(web.root, 'nothing'), stage.config.publicUrl)).toThrow(
      /^WEB_ROOT must be/,
    );
  });

  it('or without the program that draws documents, too', async () => {
    const half = new Pages({ ...stage.config, webRoot: join(web.root, 'assets') });
    await expect(half.load()).rejects.toThrow(/^WEB_ROOT must be .*with its server\/pages\.mjs\./);
  });
});
