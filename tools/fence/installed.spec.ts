import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type IsAsLocked = (root: string, machine: { readonly platform: string; readonly arch: string }) => boolean;

/** It runs before anything is built or installed, and has no types therefore. */
const setup: string = join(import.meta.dirname, '..', 'setup', 'installed.mjs');
let isAsLocked: IsAsLocked;
beforeAll(async () => {
  ({ isAsLocked } = (await import(setup)) as { readonly isAsLocked: IsAsLocked });
});

const HERE = { platform: 'linux', arch: 'x64' };
const one = { version: '1.0.0', integrity: 'sha512-one' };
const LOCKED = {
  '': { name: 'adjutant' },
  'node_modules/one': one,
  'libs/own': { version: '0.1.0' },
  'node_modules/own': { resolved: 'libs/own', link: true },
  'node_modules/for-mac': { ...one, optional: true, os: ['darwin'] },
  'node_modules/for-musl': { ...one, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/for-nobody': { ...one, optional: true },
  'node_modules/for-us': { ...one, optional: true, os: ['linux'], cpu: ['x64'] },
};
const { '': _, 'node_modules/for-mac': _mac, 'node_modules/for-musl': _musl, ...REST } = LOCKED;
const { 'node_modules/for-nobody': _nobody, ...THERE } = REST;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
});
afterEach(() => rmSync(root, { recursive: true }));

const withThere = (packages: object): boolean => {
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  return isAsLocked(root, HERE);
};

test('what somebody has installed by hand is known by the list that npm leaves behind', () => {
  expect(withThere(THERE)).toBe(true);
});

test.each([
  ['nothing is installed', {}],
  ['another version is there', { ...THERE, 'node_modules/one': { ...one, version: '1.0.1' } }],
  ['another content is there', { ...THERE, 'node_modules/one': { ...one, integrity: 'sha512-two' } }],
  ['what is made for this machine is missing', { ...THERE, 'node_modules/for-us': undefined }],
  ['a package is missing', { ...THERE, 'node_modules/one': undefined }],
])('it is installed again where %s', (_case, there) => {
  expect(withThere(there)).toBe(false);
});

test('without the list nothing is known, and it is installed', () => {
  expect(isAsLocked(root, HERE)).toBe(false);
});
