/** The oldest that has all that is used: the words of ES2024, iterators with methods, and what better-sqlite3 is built on. */
export const OLDEST = [22, 12] as const;

/** A sentence where this Node cannot run what is here. */
export function whyTooOld(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  return `Adjutant needs Node.js ${OLDEST.join('.')} or newer; this is ${version}. "npm start" and "npm run adjutant" bring their own.`;
}
