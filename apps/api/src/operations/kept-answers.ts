import type { FastifyInstance } from 'fastify';

const MOST_CHARACTERS = 4_000_000;

/**
 * Texts under a prefix are the same for everybody as long as the server runs: each is made the first time that somebody asks
 * for it, and kept. Has to be called before the routes are made.
 */
export function keepAnswers(server: FastifyInstance, prefix: string, cacheControl: string): void {
  const kept = new Map<string, { readonly type: string; readonly text: string }>();
  const isMeant = (url: string | undefined): url is string => url?.startsWith(prefix) ?? false;
  server.addHook('preHandler', (request, reply, done) => {
    const { url } = request.routeOptions;
    const known = isMeant(url) ? kept.get(url) : undefined;
    if (known) void reply.type(known.type).send(known.text);
    else done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { url } = request.routeOptions;
    const isSent = reply.statusCode === 200 || reply.statusCode === 304;
    if (isMeant(url) && isSent) {
      void reply.header('cache-control', cacheControl);
      const type = String(reply.getHeader('content-type'));
      // Of a route with a part left open each address has an answer of its own.
      const isWhole = request.method === 'GET' && typeof payload === 'string' && !url.includes('*');
      if (isWhole && payload.length <= MOST_CHARACTERS) kept.set(url, { type, text: payload });
    }
    done(null, payload);
  });
}
