import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { markKnown } from '../doors/senders.js';
import { isStranger, letAct } from './acting.js';
import { signInFirst } from './authorize.js';
import { deviceTokenOf, tokenOf } from './cookie.js';
import { Devices } from './devices.js';
import { Limits } from './limits.js';
import { notAllowed } from './refused.js';
import { Sessions } from './sessions.js';
import { Turns } from './turns.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever watches over the server must hear from it also when it is flooded. */
const ALWAYS = '/api/health/';
/** Where people come in: whoever did so on this device before does not queue behind strangers. */
const SIGNING_IN = '/api/access/';
const FIGURES = '/api/metrics';
/** All that strangers may send. Everything else is closed to them before its body is read. */
const OPEN_TO_STRANGERS: ReadonlySet<string> = new Set([
  '/api/access/sign-in',
  '/api/access/sign-out',
  '/api/access/first-organizer',
  '/api/access/seat',
  '/api/matches/:id/suppose',
]);

/** Where a staffed server finds out who asks, before anything else is done. A single-user server has no such place. */
export async function watchEntrance(application: NestFastifyApplication, settings: Settings): Promise<void> {
  if (settings.access === 'single-user') return;
  await application.register(cookie as never);
  const sessions = application.get(Sessions);
  const devices = application.get(Devices);
  const limits = application.get(Limits);
  const turns = application.get(Turns);
  const server = application.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request: FastifyRequest) => {
    // The address of the route and not the one that was sent: %61pi is api as well.
    const { url } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/') || url.startsWith(ALWAYS)) return;
    const acting = await sessions.acting(tokenOf(request));
    letAct(request, acting);
    if (!isStranger(acting)) markKnown(request.raw);
    if (url === FIGURES) return;
    const changes = !READS.has(request.method);
    const device =
      isStranger(acting) && url.startsWith(SIGNING_IN) ? await devices.find(deviceTokenOf(request)) : undefined;
    await (device ? limits.admitDevice(device) : limits.admit(acting, changes));
    if (changes && isStranger(acting) && !OPEN_TO_STRANGERS.has(url)) throw notAllowed(signInFirst(acting));
    if (isStranger(acting) && !device) await turns.take(() => !request.raw.socket.destroyed);
  });
}
