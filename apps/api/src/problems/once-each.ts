import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { invalid } from './problem.js';

/** Every parameter of an address counts once, on every route: of several values nobody could say which one was meant. */
export function askOnceEach(application: NestFastifyApplication): void {
  const server = application.getHttpAdapter().getInstance();
  server.addHook('preValidation', async ({ query, routeOptions }: FastifyRequest) => {
    // The pages of the reference are served beside our routes, and take no parameters.
    if (!routeOptions.url?.startsWith('/api/') || routeOptions.url.startsWith('/api/docs')) return;
    const twice = Object.entries(query as { readonly [name: string]: unknown }).filter(([, value]) =>
      Array.isArray(value),
    );
    if (twice.length === 0) return;
    throw invalid(
      twice.map(([name]) => ({ at: name, message: `${name} stands in the address more than once; give it once` })),
    );
  });
}
