import type { Figures, Log } from '@adjutant/health';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIGURES, LOG } from '../tokens.js';
import { Ration } from './ration.js';

const SLOW_MS = 1_000;
const MOST_LINES_PER_SECOND = 50;

const codes = new WeakMap<FastifyRequest, string>();
const told = new WeakSet<FastifyRequest>();

/** Notes with which code a request was refused, for its line in the log. */
export function noteCode(request: FastifyRequest, code: string): void {
  codes.set(request, code);
}

/** What nobody expected is told where it is known why, and not once more when the answer has gone out. */
export function tellUnexpected(log: Log, request: FastifyRequest, error: unknown): void {
  told.add(request);
  log.error('A request could not be answered.', { ...factsOf(request), error });
}

/** Every request is measured; those that fail or are slow have a line of their own. */
export function watchRequests(application: NestFastifyApplication): void {
  const log = application.get<Log>(LOG);
  const measure = measuring(application.get<Figures>(FIGURES));
  const ration = new Ration(MOST_LINES_PER_SECOND, Date.now);
  application
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      done();
      const { url } = request.routeOptions;
      // Streams last as long as somebody watches, and who looks after the server must not fill its log.
      if (url?.endsWith('/live') || url?.startsWith('/api/health/') || url === '/api/metrics') return;
      measure(url, reply);
      tell(log, ration, request, reply);
    });
}

function measuring(figures: Figures): (url: string | undefined, reply: FastifyReply) => void {
  const labels = ['route', 'status'] as const;
  const seconds = figures.histogram('adjutant_http_request_seconds', 'How long requests took, by route', labels);
  return (url = 'unknown', { statusCode, elapsedTime }) =>
    seconds.observe({ route: url, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1_000);
}

function tell(log: Log, ration: Ration, request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const failed = statusCode >= 400;
  const slow = elapsedTime >= SLOW_MS;
  if (!failed && !slow && !log.writes('debug')) return;
  if (told.has(request)) return;
  if (!ration.take()) return;
  const keptBack = ration.keptBack();
  if (keptBack > 0) log.warn('Lines about requests were left out: there were too many.', { events: keptBack });
  const facts = {
    ...factsOf(request),
    status: statusCode,
    code: codes.get(request),
    milliseconds: Math.round(elapsedTime),
  };
  if (slow) log.warn('A request was slow.', facts);
  else if (failed) log.info('A request was refused.', facts);
  else log.debug('A request was answered.', facts);
}

function factsOf(request: FastifyRequest): { correlation: string; method: string; route: string } {
  return { correlation: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' };
}
