import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { answersOf, COMPONENTS, type AnswersOf } from '../src/describing/answers.js';
import { Problem } from '../src/describing/problem-schema.js';
import type { Shelf } from '@adjutant/rules';
import { SHELF } from '../src/tokens.js';
import { uncatalogued } from './catalogued.js';

/**
 * Holds every answer of every suite to what the document says of its route and its status. What does not fit fails the test
 * in which it was given.
 */
export function holdAnswers(application: NestFastifyApplication): void {
  const answers = answersByRoute(application.get(ModulesContainer));
  const shelf = application.get<Shelf>(SHELF);
  application
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      const { method, routeOptions } = request;
      const route = `${method} ${routeOptions.url ?? ''}`;
      const known = answers.get(route);
      const type = String(reply.getHeader('content-type') ?? '');
      const given = {
        route,
        status: reply.statusCode,
        type,
        payload: unpacked(reply.getHeader('content-encoding'), type, payload),
      };
      if (known) unfit.push(...faultsOf(known, given));
      if (given.status >= 400) unfit.push(...strangeCodes(given, shelf));
      done(null, payload);
    });
}

/** Each operation of a server, as the framework found it: `GET /api/matches/:id`. */
export function answersByRoute(container: ModulesContainer): ReadonlyMap<string, AnswersOf> {
  const modules = [...container.values()];
  const controllers = new Set(
    modules.flatMap(({ controllers: those }) => [...those.values()].map((one) => one.metatype)),
  );
  return new Map([...controllers].flatMap((one) => routesOf(one as new () => object)));
}

function routesOf(controller: new () => object): readonly (readonly [string, AnswersOf])[] {
  const base = Reflect.getMetadata('path', controller) as string;
  const prototype = controller.prototype as { readonly [name: string]: object };
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const path = Reflect.getMetadata('path', handler) as string | undefined;
    if (path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
    const whole = `/${[base, path]
      .flatMap((part) => part.split('/'))
      .filter((part) => part !== '')
      .join('/')}`;
    return [[`${method} ${whole}`, answersOf(handler)] as const];
  });
}

const unfit: string[] = [];

// This is loaded by scripts as well, where nothing is tested.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const found = unfit.splice(0);
    if (found.length > 0)
      throw new Error(`Answers that the document does not describe:\n${found.slice(0, 5).join('\n')}`);
  });
}

/** As it was before it was packed for the way. */
function unpacked(packing: unknown, type: string, payload: unknown): unknown {
  if (!Buffer.isBuffer(payload)) return payload;
  if (packing === 'br') return brotliDecompressSync(payload).toString();
  if (packing === 'gzip') return gunzipSync(payload).toString();
  return type.startsWith('application/json') ? payload.toString() : payload;
}

interface Given {
  readonly route: string;
  readonly status: number;
  readonly type: string;
  readonly payload: unknown;
}

function faultsOf(known: AnswersOf, given: Given): readonly string[] {
  const { route, status, type, payload } = given;
  const isProblem = type.startsWith('application/problem+json');
  if (isProblem && status >= 400) return faultsIn(Problem, given);
  const said = [status, `${Math.floor(status / 100)}XX` as '4XX'].find((one) => one in known);
  const schema = said === undefined ? undefined : known[said];
  if (schema === undefined) return [`${route} answered ${status} as ${type}, which the document does not name`];
  if (schema !== null) return type.startsWith('application/json') ? faultsIn(schema, given) : [`${route} is no JSON`];
  const isEmpty = payload === undefined || payload === null || payload === '';
  return type.startsWith('application/json') && !isEmpty
    ? [`${route} answered JSON, which the document does not name`]
    : [];
}

/** Somebody who reads the page of codes finds every one that they can be given. */
function strangeCodes({ route, type, payload }: Given, shelf: Shelf): readonly string[] {
  if (typeof payload !== 'string' || !/^application\/(problem\+)?json/.test(type)) return [];
  return uncatalogued(JSON.parse(payload) as object, shelf).map((code) => `${route}: ${code} stands in no catalogue`);
}

function faultsIn(schema: NonNullable<AnswersOf[number]>, { route, status, payload }: Given): readonly string[] {
  if (typeof payload !== 'string') return [`${route} answered ${status} with nothing that could be read`];
  const check = checkOf(schema);
  if (check(JSON.parse(payload))) return [];
  const faults = (check.errors ?? []).slice(0, 8);
  const said = faults.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return [`${route} ${status}: ${said.join('; ')}: ${payload.slice(0, 300)}`];
}

const ajv = new Ajv2020({ strict: false, inlineRefs: false });
const checks = new Map<object, ValidateFunction>();

/** Compiled where it is first needed: a suite sees few of all the answers. */
export function checkOf(schema: NonNullable<AnswersOf[number]>): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const check = ajv.compile({ ...COMPONENTS.refer(schema), components: { schemas: COMPONENTS.schemas } });
  checks.set(schema, check);
  return check;
}
