/**
 * How often the suites kill, break and draw lots: in every run, and where there is time for it (`ADJUTANT_FAULTS=full`). Each
 * kind of fault is in both: only how often differs. The numbers of every run keep `.ci/run` within its 18 minutes.
 * Where a library may not import this, its spec says both numbers itself.
 */
const AMOUNTS = {
  'kills of the server under load': [20, 100],
  'kills of the relay': [12, 50],
  'kills of the projector': [15, 50],
  'kills of a move': [3, 5],
  'times that the broker comes and goes': [3, 10],
  'seconds that the broker is away': [0, 600],
  'one byte or event of a forged bundle in': [4, 1],
  'orders in which two liaisons work': [15, 400],
  'pairs of games with another hand': [80, 400],
  'seconds for such pairs': [12, 600],
} as const satisfies Readonly<Record<string, readonly [everyRun: number, full: number]>>;

export function amountOf(what: keyof typeof AMOUNTS): number {
  const [everyRun, full] = AMOUNTS[what];
  return process.env['ADJUTANT_FAULTS'] === 'full' ? full : everyRun;
}
