import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { invalid, type Fault } from './problem.js';

/** Nothing that anybody looks for is longer. */
const LONGEST = 1_000;
const NAME = /^[\w-]{1,50}$/;
const CONTROL = /\p{Cc}/u;
/** Somebody typed them to look for them: of that only letters and digits count. */
const TYPED: ReadonlySet<string> = new Set(['words']);

/**
 * What holds for every address of the API, whatever is asked there: each parameter stands once (of several values nobody
 * could say which one was meant), can be read, and holds nothing that no honest sender puts there.
 */
export function readAddressesStrictly(application: NestFastifyApplication): void {
  const server = application.getHttpAdapter().getInstance();
  server.addHook(
    'onRequest',
    ({ url, params, routeOptions }: FastifyRequest, _reply, done: (error?: Error) => void) => {
      // The pages of the reference are served beside our routes, and take no parameters.
      if (!routeOptions.url?.startsWith('/api/') || routeOptions.url.startsWith('/api/docs')) return done();
      const faults = [...faultsOfParts(params as Readonly<Record<string, string>>), ...faultsOfQuery(url)];
      done(faults.length > 0 ? invalid(faults) : undefined);
    },
  );
}

function faultsOfParts(parts: Readonly<Record<string, string>> | null): readonly Fault[] {
  return Object.entries(parts ?? {}).flatMap(([name, value]) => faultsOf(name, value));
}

function faultsOfQuery(url: string): readonly Fault[] {
  const start = url.indexOf('?');
  const parts = start < 0 ? [] : url.slice(start + 1).split('&');
  const asked = parts.filter((part) => part !== '').map(parameterIn);
  const names = asked.map(({ name }) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) < at));
  return [
    ...[...twice].map((at) => ({ at, message: `${at} stands in the address more than once; give it once` })),
    ...asked.flatMap(({ name, value }) => faultsOf(name, value)),
  ];
}

function parameterIn(part: string): { readonly name: string; readonly value: string | undefined } {
  const end = part.includes('=') ? part.indexOf('=') : part.length;
  return { name: (decoded(part.slice(0, end)) ?? '?').slice(0, 60), value: decoded(part.slice(end + 1)) };
}

function faultsOf(name: string, value: string | undefined): readonly Fault[] {
  if (!NAME.test(name)) return [{ at: name, message: `${JSON.stringify(name)} is no name of a parameter` }];
  if (value === undefined) return [{ at: name, message: `${name} is not written in UTF-8, escaped with %` }];
  if (value.length > LONGEST) return [{ at: name, message: `${name} must have at most ${LONGEST} characters` }];
  return CONTROL.test(value) && !TYPED.has(name) ? [{ at: name, message: `${name} holds a control character` }] : [];
}

/** Nothing where it cannot be decoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
