import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SeedsAsked, SeedTold } from './play-seed.js';

export interface FromProcess {
  readonly seed: number;
  readonly told: SeedTold;
  /** The most memory that the process ever held. */
  readonly megabytes: number;
}

const ENTRY = join(import.meta.dirname, 'playing-process.js');

/** Several processes share the seeds: whichever is free takes the next. What comes of them is told as it comes, in no order. */
export async function playInProcesses(
  seeds: readonly number[],
  processes: number,
  asked: SeedsAsked,
  tell: (from: FromProcess) => void,
): Promise<void> {
  const left = seeds.values();
  await Promise.all(Array.from({ length: processes }, () => playsFrom(left, asked, tell)));
}

async function playsFrom(
  left: IterableIterator<number>,
  asked: SeedsAsked,
  tell: (from: FromProcess) => void,
): Promise<void> {
  const playing = fork(ENTRY, [JSON.stringify(asked)]);
  const ended = once(playing, 'exit');
  const next = (): void => {
    const { done, value } = left.next();
    if (done === true) playing.disconnect();
    else playing.send(value);
  };
  playing.on('message', (from: FromProcess) => {
    tell(from);
    next();
  });
  next();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`a process that played events has ended (${code ?? 'by a signal'})`);
}

/** Hands on what comes in any order in the order of the seeds. */
export function inOrder(first: number, tell: (told: SeedTold) => void): (seed: number, told: SeedTold) => void {
  const waiting = new Map<number, SeedTold>();
  let next = first;
  return (seed, told) => {
    waiting.set(seed, told);
    for (let due = waiting.get(next); due; due = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      tell(due);
    }
  };
}
