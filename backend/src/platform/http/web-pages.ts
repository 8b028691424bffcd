import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Problem } from '@reelpact/domain';

const ASSETS = 'assets';

/**
 * Serves the built pages: files by their names, and the one page for every other path, since the browser's
 * router knows the screens. What begins with /api is never a page.
 */
export function servePages(app: NestFastifyApplication, webRoot: string): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/*', (request, reply) => {
    const path = decodeURIComponent(new URL(request.url, 'http://self').pathname);
    if (path === '/api' || path.startsWith('/api/')) throw new Problem('NOT_FOUND');
    const isFile = path.length > 1 && existsSync(join(webRoot, path)) && /\.[a-z0-9]+$/i.test(path);
    if (isFile) {
      // Names of built assets change with their content; everything else is asked for again.
      const forever = path.startsWith(`/${ASSETS}/`);
      return reply.sendFile(
        path.slice(1),
        webRoot,
        forever ? { maxAge: '365d', immutable: true } : { maxAge: 0 },
      );
    }
    if (path.startsWith(`/${ASSETS}/`)) throw new Problem('NOT_FOUND');
    return reply.header('cache-control', 'no-cache').sendFile('index.html', webRoot, { cacheControl: false });
  });
}
