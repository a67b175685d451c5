import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../settings.js';

/**
 * Serves the files of the built page, index.html at its root. Files under assets/ have a hash of their content in their
 * names and never change.
 */
export async function serveWebPage(application: NestFastifyApplication, settings: Settings): Promise<void> {
  if (!existsSync(join(settings.web, 'index.html'))) return;
  await application.register(fastifyStatic, {
    root: settings.web,
    prefix: '/',
    cacheControl: false,
    // The build lays each file beside itself as brotli and as gzip.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const named = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
