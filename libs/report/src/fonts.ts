import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Letters of the whole document are in the file itself: these fonts have all alphabets of Europe, Hebrew, Arabic and more. */
export const FACES = {
  plain: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
  fixed: 'DejaVuSansMono.ttf',
} as const;

export type Face = keyof typeof FACES;

const require = createRequire(import.meta.url);
const read = new Map<Face, Buffer>();

export function fontFile(face: Face): Buffer {
  const known = read.get(face);
  if (known) return known;
  const file = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${FACES[face]}`));
  read.set(face, file);
  return file;
}
