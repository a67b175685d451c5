import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { letAct } from './acting.js';
import { tokenOf } from './cookie.js';
import { Limits } from './limits.js';
import { Sessions } from './sessions.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever watches over the server must hear from it also when it is flooded. */
const ALWAYS = '/api/health/';

/** Where a staffed server finds out who asks, before anything else is done. A single-user server has no such place. */
export async function watchEntrance(application: NestFastifyApplication, settings: Settings): Promise<void> {
  if (settings.access === 'single-user') return;
  await application.register(cookie as never);
  const sessions = application.get(Sessions);
  const limits = application.get(Limits);
  const server = application.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request: FastifyRequest) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith(ALWAYS)) return;
    const acting = sessions.acting(tokenOf(request));
    letAct(request, acting);
    await limits.admit(acting, !READS.has(request.method));
  });
}
