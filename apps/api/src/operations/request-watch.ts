import { Ration, type Figures, type Log } from '@adjutant/health';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK, FIGURES, LOG, type Clock } from '../tokens.js';
import { isAside } from './aside.js';

export const SLOW_MS = 1_000;
const MOST_LINES_PER_SECOND = 50;

const codes = new WeakMap<FastifyRequest, string>();
const errors = new WeakMap<FastifyRequest, unknown>();

/** Notes with which code a request was refused, for its line in the log. */
export function noteCode(request: FastifyRequest, code: string): void {
  codes.set(request, code);
}

/** Notes what nobody expected: its line says why, and where in the code. */
export function noteError(request: FastifyRequest, error: unknown): void {
  errors.set(request, error);
}

/** Every request is measured; those that fail or are slow have a line of their own. */
export function watchRequests(application: NestFastifyApplication, slowMs: number): void {
  const log = application.get<Log>(LOG);
  const measure = measuring(application.get<Figures>(FIGURES));
  const ration = new Ration(MOST_LINES_PER_SECOND, application.get<Clock>(CLOCK));
  application
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      done();
      const { url } = request.routeOptions;
      if (isAside(url) && !errors.has(request)) return;
      measure(url, reply);
      tell(log, ration, slowMs, request, reply);
    });
}

function measuring(figures: Figures): (url: string | undefined, reply: FastifyReply) => void {
  const labels = ['route', 'status'] as const;
  const seconds = figures.histogram('adjutant_http_request_seconds', 'How long requests took, by route', labels);
  return (url = 'unknown', { statusCode, elapsedTime }) =>
    seconds.observe({ route: url, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1_000);
}

function tell(
  log: Log,
  ration: Ration,
  slowMs: number,
  request: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): void {
  const failed = statusCode >= 400 || errors.has(request);
  const slow = elapsedTime >= slowMs;
  const everything = log.writes('debug');
  if (!failed && !slow && !everything) return;
  if (!everything && !ration.take()) return;
  const keptBack = ration.keptBack();
  if (keptBack > 0) log.warn('Lines about requests were left out: there were too many.', { events: keptBack });
  const facts = {
    ...factsOf(request),
    status: statusCode,
    code: codes.get(request),
    milliseconds: Math.round(elapsedTime),
  };
  if (errors.has(request)) log.error('A request could not be answered.', { ...facts, error: errors.get(request) });
  else if (slow) log.warn('A request was slow.', facts);
  else if (failed) log.info('A request was refused.', facts);
  else log.debug('A request was answered.', facts);
}

function factsOf(request: FastifyRequest): { correlation: string; method: string; route: string } {
  return { correlation: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' };
}
