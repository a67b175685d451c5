import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../settings.js';

/** Serves the files of the built page. Their names hold a hash of their content, except for the page itself. */
export function serveWebPage(application: NestFastifyApplication, settings: Settings): void {
  if (!existsSync(join(settings.web, 'index.html'))) return;
  application.useStaticAssets({
    root: settings.web,
    prefix: '/',
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
