import type { BringList } from '@adjutant/tournament';

/** What the server reads of one request, less what goes around it. */
const MOST_BYTES = 700_000;

/** A file as it is sent: its bytes in Base64. Null where it is longer than any list. */
export async function fileOf(file: File): Promise<Pick<BringList, 'file'> | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return { file: btoa(letters.join('')) };
}

/** What is refused because nothing here reads it: a person may all the same. */
const FOR_A_PERSON: ReadonlySet<string> = new Set([
  'list/unknown',
  'list/no-units',
  'list/needs-book',
  'list/other-game',
]);

export const isForAPerson = (code: string | undefined): boolean => code !== undefined && FOR_A_PERSON.has(code);
