/** Some browsers never answer when their storage is broken. */
const LONGEST_MS = 4_000;

export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the storage of the browser does not answer')), LONGEST_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
