import type { Finding } from '../findings.js';

export type Json = { readonly [member: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads loosely and writes down all that is not as it should be. */
export class Reader {
  readonly findings: Finding[] = [];
  /** What the file does not say, and was taken to be so. */
  readonly supposed: string[] = [];

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
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (value === undefined || value === null) return undefined;
    const text = typeof value === 'string' ? value.trim().replace(',', '.') : '';
    const read = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
    this.found({
      code: 'not-a-number',
      says: `${at} is ${JSON.stringify(value)}, which is no number.`,
      taken: read === undefined ? 'Nothing.' : `${read}.`,
      at,
    });
    return read;
  }

  found(finding: Finding): void {
    this.findings.push(finding);
  }
}

/** `casualty_points` and `casualtyPoints` are one figure. */
export const figureName = (written: string): string =>
  written.replace(/[_-]([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
