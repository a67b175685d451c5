import { setTimeout as wait } from 'node:timers/promises';
import { LivingProcess, type Victim } from './living-process.js';

export interface KillPlan {
  readonly times: number;
  /** It lives for at least and at most this long after it has got ready and, where that is given, `atWork` has resolved. */
  readonly livesMs: readonly [number, number];
  /** Waits until it has done something: a process that is killed before that proves little. `life`: from 1. */
  readonly atWork?: (life: number) => Promise<void> | void;
  /** Between 0 and 1, from a seed, so that a run can be told again. */
  readonly chance: () => number;
  /** Told after each kill how often it has been killed. */
  readonly killed?: (times: number) => void;
}

export interface Killed {
  readonly kills: number;
  /** How long each life was, counted from its start. */
  readonly livesMs: readonly number[];
}

/** Starts it, lets it work for a while, kills it with SIGKILL, and again; it has to be started once more after that. */
export async function killAtRandom(
  victim: Victim,
  { times, livesMs, chance, atWork, killed }: KillPlan,
): Promise<Killed> {
  const [least, most] = livesMs;
  const lives: number[] = [];
  while (lives.length < times) {
    const began = performance.now();
    const living = await LivingProcess.start(victim);
    await atWork?.(lives.length + 1);
    await wait(least + chance() * (most - least));
    if (living.isOver) throw new Error(`${victim.args.join(' ')} ended before it was killed: ${living.said}`);
    await living.end('SIGKILL');
    lives.push(performance.now() - began);
    killed?.(lives.length);
  }
  return { kills: lives.length, livesMs: lives };
}
