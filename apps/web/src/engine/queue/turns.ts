const ELSEWHERE = 'Another tab of this browser is sending: what waits goes up after it.';

/** Runs it in its turn. `waits` hears why it has to wait, and null once it need not. */
export type InTurn = (run: () => Promise<void>, waits: (because: string | null) => void) => Promise<void>;

/**
 * One at a time of those who use the same lock. Whoever has the turn and does not answer loses it: a tab that hangs would have all
 * others wait for ever. It may go on all the same once it comes to itself: whatever is done in a turn has to bear being done twice.
 */
export function inTurnBy(locks: LockManager, name: string, answers: () => Promise<boolean>): InTurn {
  return async (run, waits) => {
    let own: Promise<void> | null = null;
    const go = (): Promise<void> => {
      waits(null);
      own = run();
      return own;
    };
    // That a turn was taken away is no failure of what was done in it.
    const asked = (options: LockOptions, then: (lock: Lock | null) => Promise<void> | undefined): Promise<void> =>
      locks.request(name, options, then).catch((error: unknown) => {
        if (own === null && options.signal?.aborted !== true) throw error;
      });
    await asked({ ifAvailable: true }, (lock) => (lock === null ? undefined : go()));
    if (own === null) {
      waits(ELSEWHERE);
      const giveUp = new AbortController();
      const turn = asked({ signal: giveUp.signal }, go);
      while (own === null && (await answers()));
      giveUp.abort();
      await turn;
    }
    if (own === null) await asked({ steal: true }, go);
    // What was taken from this one goes on to its end.
    await own;
  };
}
