type Turns = Map<string, Promise<unknown>>;

const turnsOf = new WeakMap<object, Turns>();

/**
 * Lets works on the same key of the same owner wait for one another.
 * It spares a process the races against itself; races against others are still decided by the expected revision.
 */
export function oneAtATime<Result>(owner: object, key: string, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(owner) ?? new Map<string, Promise<unknown>>();
  turnsOf.set(owner, turns);
  const before = turns.get(key);
  const result = before === undefined ? work() : before.then(work, work);
  const leave = (): void => {
    if (turns.get(key) === settled) turns.delete(key);
  };
  const settled: Promise<unknown> = result.then(leave, leave);
  turns.set(key, settled);
  return result;
}
