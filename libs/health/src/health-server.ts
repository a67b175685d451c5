import type { RequestCode } from '@adjutant/kernel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookAt, type Checks } from './checks.js';
import type { Figures } from './figures.js';

export interface HealthAsked {
  readonly host: string;
  readonly port: number;
  readonly figures: Figures;
  readonly checks: Checks;
  /** How long a check may take. */
  readonly limitMs?: number;
}

export interface HealthServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** For processes without an HTTP API of their own: GET /metrics, /health/live and /health/ready. */
export async function serveHealth(asked: HealthAsked): Promise<HealthServer> {
  const server = createServer((request, response) => void respond(asked, request, response));
  await listening(server, asked);
  const { port } = server.address() as AddressInfo;
  const host = asked.host.includes(':') ? `[${asked.host}]` : asked.host;
  return { url: `http://${host}:${port}`, close: () => closed(server) };
}

async function respond(asked: HealthAsked, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, type, body } = await answer(asked, request).catch((error: unknown) =>
    problem(500, 'server/unexpected', error instanceof Error ? error.message : String(error)),
  );
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(
  { figures, checks, limitMs }: HealthAsked,
  { method, url = '/' }: IncomingMessage,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD')
    return problem(405, 'request/invalid', 'This server is read with GET only.');
  switch (url.split('?')[0]) {
    case '/metrics':
      return { status: 200, type: figures.contentType, body: await figures.text() };
    case '/health/live':
      return json(200, { alive: true });
    case '/health/ready': {
      const readiness = await lookAt(checks, limitMs);
      return json(readiness.ready ? 200 : 503, readiness);
    }
    default:
      return problem(404, 'route/unknown', 'There are /metrics, /health/live and /health/ready.');
  }
}

function problem(status: number, code: RequestCode, detail: string): Answer {
  return json(status, { code, detail });
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

function listening(server: Server, { port, host }: HealthAsked): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
