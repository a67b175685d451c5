import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { whereAsked } from './where-asked.js';
import { EventOf } from '@adjutant/rulings';
import type { Settings } from '../settings.js';
import { markKnown } from '@adjutant/health';
import { isStranger, type Acting, signInFirst, notAllowed, Turns, Devices, Limits, Sessions } from '@adjutant/access';
import { letAct } from '../acting/acts.js';
import { deviceTokenOf, tokenOf } from './cookie.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever watches over the server must hear from it also when it is flooded. */
const ALWAYS = '/api/health/';
/** Where people come in: whoever did so on this device before does not queue behind strangers. */
const SIGNING_IN = '/api/access/';
const MOST_WATCHERS = 1_000;
const FIGURES = '/api/metrics';
/** All that strangers may send. Everything else is closed to them before its body is read. */
const OPEN_TO_STRANGERS: ReadonlySet<string> = new Set([
  '/api/access/sign-in',
  '/api/access/sign-out',
  '/api/access/first-organizer',
  '/api/access/seat',
  '/api/access/open',
  '/api/access/event',
  '/api/matches/:id/suppose',
  // By its signature alone, as far as that goes.
  '/api/matches/:id/runs',
]);

/** Where a staffed server finds out who asks, before anything else is done. A single-user server has no such place. */
export async function watchEntrance(application: NestFastifyApplication, settings: Settings): Promise<void> {
  if (settings.access === 'single-user') return;
  await application.register(cookie as never);
  const sessions = application.get(Sessions);
  const devices = application.get(Devices);
  const limits = application.get(Limits);
  const turns = application.get(Turns);
  const events = application.get(EventOf);
  /** They wait for one another only, and may ask as often as they like. */
  const watchers = new Turns();
  const server = application.getHttpAdapter().getInstance();
  // To turn one away costs as much as to answer, and would be taken for a server that is not well.
  const watch = async (request: FastifyRequest): Promise<void> => {
    if (watchers.waiting < MOST_WATCHERS) await watchers.take(waitedFor(request));
  };
  /** Pages and files are for everybody, but strangers wait for their turn with them too. */
  const admitStranger = async (request: FastifyRequest, stranger: Acting): Promise<void> => {
    await limits.admit(stranger, false);
    await turns.take(waitedFor(request));
  };
  server.addHook('onRequest', async (request: FastifyRequest) => {
    // The address of the route and not the one that was sent: %61pi is api as well.
    const { url = '' } = request.routeOptions;
    if (url.startsWith(ALWAYS)) return watch(request);
    const acting = await whereAsked(await sessions.acting(tokenOf(request)), request, events);
    letAct(request, acting);
    const isStrange = isStranger(acting);
    if (!isStrange) markKnown(request.raw);
    if (url === FIGURES || !url.startsWith('/api/')) {
      if (isStrange) await (url === FIGURES ? watch(request) : admitStranger(request, acting));
      return;
    }
    await admit(request, acting, url);
  });

  async function admit(request: FastifyRequest, acting: Acting, url: string): Promise<void> {
    const changes = !READS.has(request.method);
    const device =
      isStranger(acting) && url.startsWith(SIGNING_IN) ? await devices.find(deviceTokenOf(request)) : undefined;
    await (device ? limits.admitDevice(device) : limits.admit(acting, changes));
    if (changes && isStranger(acting) && !OPEN_TO_STRANGERS.has(url)) throw notAllowed(signInFirst(acting));
    if (isStranger(acting) && !device) await turns.take(waitedFor(request));
  }
}

/** Whether anybody still waits for the answer. */
function waitedFor({ raw }: FastifyRequest): () => boolean {
  return () => !raw.socket.destroyed;
}
