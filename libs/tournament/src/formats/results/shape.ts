import type { Finding } from '../findings.js';
import { Unread } from './unread.js';

export type Json = { readonly [member: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads loosely and writes down all that is not as it should be. */
export class Reader {
  readonly findings: Finding[] = [];
  /** What the file does not say, and was taken to be so. */
  readonly supposed: string[] = [];
  readonly unread = new Unread();

  /** `figures`: which members of a seat are figures; whatever else stands there is none. */
  constructor(readonly figures: ReadonlySet<string>) {}

  list(value: unknown, at: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined)
      this.found({ code: 'not-read', says: `${at} should be a list.`, taken: 'Nothing of it.', at });
    return [];
  }

  objects(value: unknown, at: string): readonly { readonly one: Json; readonly at: string }[] {
    return this.list(value, at).flatMap((one, index) => {
      const place = `${at}[${index}]`;
      if (isObject(one)) return [{ one, at: place }];
      this.found({ code: 'not-read', says: `${place} should be an object.`, taken: 'It is left out.', at: place });
      return [];
    });
  }

  /** A number, or text that is one. */
  number(value: unknown, at: string): number | undefined {
    if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number') return this.tooLarge(value, at);
    const read = typeof value === 'string' ? numberIn(value) : undefined;
    if (read !== undefined && Math.abs(read) > Number.MAX_SAFE_INTEGER) return this.tooLarge(read, at);
    this.found({
      code: 'not-a-number',
      says: `${at} is ${JSON.stringify(value)}, which is no number.`,
      taken: read === undefined ? 'Nothing.' : `${read}.`,
      at,
    });
    return read;
  }

  /** The number that a round or a table has; undefined where it can have none like it, which is told. */
  ordinal(
    value: unknown,
    at: string,
    { least, most }: { readonly least: number; readonly most: number },
  ): number | undefined {
    const read = this.number(value, at);
    if (read === undefined || (Number.isInteger(read) && read >= least && read <= most)) return read;
    this.found({
      code: 'not-a-number',
      says: `${at} is ${read}: whole numbers from ${least} to ${most} stand there.`,
      taken: 'A number by its place in the file.',
      at,
    });
    return undefined;
  }

  private tooLarge(value: number, at: string): undefined {
    const says = `${at} is ${value}, and nothing above ${Number.MAX_SAFE_INTEGER} can be counted exactly.`;
    this.found({ code: 'not-a-number', says, taken: 'Nothing.', at });
  }

  found(finding: Finding): void {
    this.findings.push(finding);
  }
}

/** The number that a text is, with a point or a comma. */
function numberIn(written: string): number | undefined {
  const text = written.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && numberIn(value) !== undefined);

/** `casualty_points` and `casualtyPoints` are one figure. */
export const figureName = (written: string): string =>
  written.replace(/[_-]([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
