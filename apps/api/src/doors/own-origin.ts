import type { IncomingHttpHeaders } from 'node:http';
import { askedAgain } from '@adjutant/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { problem, ProblemError } from '../problems/problem.js';
import type { Settings } from '../settings.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What browsers say of a request: from a page of this server, or typed in by somebody. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

type Sent = Pick<FastifyRequest, 'headers'>;
type Own = Pick<Settings, 'address'>;

/**
 * Browsers let any page send requests to any address: to this server as well, also where nobody signs in. What changes
 * something is taken from its own pages only, and from programs, which name no origin.
 */
export function keepToOwnPages(application: NestFastifyApplication, settings: Own): void {
  const server = application.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request: FastifyRequest, _reply, done: (error?: Error) => void) => {
    done(leavesTraces(request) ? whyForeign(request, settings) : undefined);
  });
}

/** That a judge looked is recorded: then a page elsewhere must not even look. */
function leavesTraces({ method, query }: FastifyRequest): boolean {
  const { viewer = 'spectator' } = query as { readonly viewer?: unknown };
  return !READS.has(method) || viewer !== 'spectator';
}

function whyForeign({ headers }: Sent, { address }: Own): ProblemError | undefined {
  const own = address ?? originOfHost(headers.host);
  const { origin, 'sec-fetch-site': site } = headers;
  if ((origin === undefined || origin === own) && OWN_SITES.includes(site)) return undefined;
  return new ProblemError(
    problem(403, 'access/foreign-origin', saysOf(headers, own), {
      facts: { origin: (origin ?? 'not said').slice(0, 200), own: own ?? null },
    }),
  );
}

function saysOf({ origin }: IncomingHttpHeaders, own: string | undefined): string {
  const from =
    origin === undefined || origin === 'null' ? 'a page of another site' : `a page at ${origin.slice(0, 200)}`;
  const where = own === undefined ? '' : ` Open this server's own page at ${own}.`;
  return `This was sent by ${from}, and only the pages of this server may change something here.${where} If browsers find it elsewhere, set ADJUTANT_ADDRESS.`;
}

/** The server speaks http; a proxy that speaks https for it has an address that stands in the settings. */
const originOfHost = askedAgain((host: string | undefined) => URL.parse(`http://${host ?? ''}`)?.origin);
