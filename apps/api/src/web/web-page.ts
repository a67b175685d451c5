import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type {} from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS } from '../tokens.js';
import type { Settings } from '../settings.js';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Adjutant</title><body style="font-family: system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Adjutant is running</h1><p>The web page has not been built. Stop the server and run <code>npm run build</code>, then start it again.</p>
<p>The API works without it: <a href="/api/docs">/api/docs</a> describes it, <a href="/api/matches">/api/matches</a> lists the matches.</p>
</body></html>`;

/** The web page for every address outside /api: the page itself finds out which of its views is meant. */
@Injectable()
export class WebPage {
  readonly built: boolean;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.built = existsSync(join(settings.web, 'index.html'));
  }

  answers(request: FastifyRequest): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [path = '/'] = request.url.split('?');
    if (path === '/') return true;
    return isOfPage(path) && (request.headers.accept ?? '').includes('text/html');
  }

  send(reply: FastifyReply): void {
    // Whoever looked for a file, found none and sends the page instead waits for its end: no leak, which Node suspects from 11 on.
    reply.raw.setMaxListeners(20);
    void reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (this.built) void reply.sendFile(isOfBoard(reply.request.url) ? 'board.html' : 'index.html');
    else void reply.send(NOT_BUILT);
  }
}

/** What hangs on a wall, and what is laid over a picture, is a page of its own. */
function isOfBoard(url: string): boolean {
  return /^\/(board|overlay)(\/|\?|$)/.test(url);
}

/** Whether the page could have a view there. What looks for a way out of its folder is no address of it. */
function isOfPage(path: string): boolean {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments[0] === 'api' || segments[0] === 'assets') return false;
  return segments.every((segment) => /^[^.\\]/.test(decoded(segment)) && !/[\\/]\.|\0/.test(decoded(segment)));
}

/** Nothing where it cannot be decoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
