import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { watchEntrance } from './access/entrance.js';
import { keepToThisMachine } from './access/this-machine.js';
import { AppModule, type Installation } from './app.module.js';
import { traceRequests } from './operations/traced-requests.js';
import { SLOW_MS, watchRequests } from './operations/request-watch.js';
import { keepToOwnPages } from './doors/own-origin.js';
import { packReadings } from './doors/packed-answers.js';
import { serverOf } from './doors/server.js';
import { answerBareConnection, answerFramework } from './doors/unreadable.js';
import { describeApi } from './documentation.js';
import { readEvidence } from './disputes/evidence/evidence-body.js';
import { readMatchFiles } from './matches/import/match-file-body.js';
import { BODY_LIMIT, parseBody } from './problems/json-body.js';
import { readAddressesStrictly } from './problems/addresses.js';
import { notJsonType, ProblemError } from './problems/problem.js';
import { serveWebPage } from './web/serve.js';

const CORRELATION = 'x-correlation-id';
const CORRELATION_ID = /^[\w.:-]{1,100}$/;

/** The whole server, ready to listen. */
export async function createApplication(installation: Installation): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: correlationIdOf,
    requestIdHeader: false,
    // Open streams are ended by their owner; requests at work are waited for.
    forceCloseConnections: 'idle',
    serverFactory: serverOf(installation.settings),
    frameworkErrors: answerFramework,
    clientErrorHandler: (error, socket) => answerBareConnection(error, socket, installation.settings),
  });
  const application = await NestFactory.create<NestFastifyApplication>(AppModule.of(installation), adapter, {
    // What goes wrong is told once, by main.ts or in our own log.
    logger: false,
    abortOnError: false,
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(CORRELATION, request.id);
    // What one viewer may see, nobody in between may keep for another.
    if ((request.routeOptions.url ?? request.url).startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  traceRequests(application);
  watchRequests(application, installation.slowMs ?? SLOW_MS);
  // Who asks is settled before anybody looks at what is asked.
  keepToThisMachine(application, installation.settings);
  keepToOwnPages(application, installation.settings);
  await watchEntrance(application, installation.settings);
  readAddressesStrictly(application);
  readJsonOnly(application);
  readMatchFiles(application);
  readEvidence(application);
  describeApi(application);
  packReadings(application);
  await serveWebPage(application, installation.settings);
  return application;
}

/** Forms and plain text can be sent by any web page without asking; what only JSON can do, they must not. */
function readJsonOnly(application: NestFastifyApplication): void {
  application.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, (_request, body: Buffer, done) => {
    try {
      done(null, parseBody(body));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  application.useBodyParser('application/x-www-form-urlencoded', {}, (_request, _body, done) => {
    done(new ProblemError(notJsonType()), undefined);
  });
}

/** The sender may bring an id along, to find the same request in its own log. */
function correlationIdOf(request: IncomingMessage): string {
  const sent = request.headers[CORRELATION];
  return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : randomUUID();
}
