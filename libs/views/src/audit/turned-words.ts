import { hasRightToLeft } from '@adjutant/kernel';

/**
 * Every text in some data that has letters which go from right to left; of a sentence that quotes somebody after a colon, what
 * is quoted as well.
 */
export function turnedWords(data: unknown): readonly string[] {
  const found = new Set<string>();
  collect(data, found);
  return [...found];
}

function collect(data: unknown, found: Set<string>): void {
  if (typeof data === 'object' && data !== null) {
    for (const part of Object.values(data)) collect(part, found);
  } else if (typeof data === 'string' && hasRightToLeft(data)) {
    found.add(data);
    const quoted = data.indexOf(': ');
    if (quoted > 0 && !hasRightToLeft(data.slice(0, quoted))) found.add(data.slice(quoted + 2));
  }
}
