const MOST = 3;
const LONGEST = 60;

/** In which places two JSON values differ, with what stands in each; the first few of them. */
export function differences(stands: unknown, should: unknown): readonly string[] {
  const found: string[] = [];
  compare('', stands, should, found);
  return found.length > MOST ? [...found.slice(0, MOST), `and ${found.length - MOST} more`] : found;
}

function compare(path: string, stands: unknown, should: unknown, found: string[]): void {
  if (isObject(stands) && isObject(should)) {
    for (const key of new Set([...Object.keys(stands), ...Object.keys(should)]))
      compare(path === '' ? key : `${path}.${key}`, stands[key], should[key], found);
    return;
  }
  if (JSON.stringify(stands) === JSON.stringify(should)) return;
  found.push(`${path || 'it'} is ${shown(stands)} and should be ${shown(should)}`);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'left out' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
