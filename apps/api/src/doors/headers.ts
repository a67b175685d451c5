import type { ServerResponse } from 'node:http';
import type { Settings } from '../settings.js';

/** A page that is built runs its own files and nothing else; only styles may stand in its elements. */
const OF_PAGES = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** What is no page is never one: opened by itself it loads nothing and runs nothing. */
const OF_DATA = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Somebody else chose what is in a file: it may show itself, and do nothing. */
export const CSP_OF_FILES = policy({ ...OF_DATA, sandbox: '' });

const PERMISSIONS = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

const FOR_ALL: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': ['camera=(self)', ...PERMISSIONS.map((name) => `${name}=()`)].join(', '),
  'cross-origin-resource-policy': 'same-origin',
};
const HEADERS_OF_DATA = { ...FOR_ALL, 'content-security-policy': policy(OF_DATA) };

/**
 * What a browser is told about every answer, whoever gives it. Nothing here forces https: a server in a hall without a
 * certificate has to work as well.
 */
export function headersOf(path: string, { embedders }: Pick<Settings, 'embedders'>): typeof FOR_ALL {
  return isPage(path) ? { ...FOR_ALL, 'content-security-policy': cspOfPages(embedders) } : HEADERS_OF_DATA;
}

export function giveHeaders(path: string, response: ServerResponse, settings: Pick<Settings, 'embedders'>): void {
  for (const [name, value] of Object.entries(headersOf(path, settings))) response.setHeader(name, value);
}

function cspOfPages(embedders: readonly string[] = []): string {
  return policy({ ...OF_PAGES, 'frame-ancestors': embedders.length === 0 ? "'none'" : embedders.join(' ') });
}

/** The reference of the API is the one page under /api. */
function isPage(path: string): boolean {
  return !/^\/api(\/|$|\?)/.test(path) || /^\/api\/docs(\/|$|\?)/.test(path);
}

function policy(directives: { readonly [name: string]: string }): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
