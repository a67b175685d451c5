import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { belongToOwner } from '../acting/acts.js';
import { problem, ProblemError } from '../problems/problem.js';
import { isLoopback } from '@adjutant/access';
import { askedAgain } from '@adjutant/kernel';
import type { Settings } from '../settings.js';

const SAYS =
  'This server is for its own machine: nobody signs in here, so it answers to localhost only. Start it with ADJUTANT_ACCESS=staffed to let others in.';

/**
 * Where nobody signs in, whoever reaches the server owns it. Two ways lead there from elsewhere all the same: a proxy on
 * this machine that passes strangers on, and a page of another site whose name was made to point here. Both ask for a name
 * that is not this machine's.
 */
export function keepToThisMachine(application: NestFastifyApplication, settings: Settings): void {
  if (settings.access === 'staffed') return;
  const server = application.getHttpAdapter().getInstance();
  belongToOwner(server);
  server.addHook('onRequest', (request: FastifyRequest, _reply, done: (error?: Error) => void) => {
    done(isThisMachine(request.hostname) ? undefined : new ProblemError(problem(403, 'access/not-this-machine', SAYS)));
  });
}

/** Without a name (HTTP/1.0) nobody was sent here by one. */
const isThisMachine = askedAgain((name: string): boolean => {
  const bare = name.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === '' || isLoopback(bare) || bare.endsWith('.localhost');
});
