import { randomUUID } from 'node:crypto';
import { longCommands } from '@adjutant/testing';
import { Errand, step, type Step } from './errand.js';

const OPENING = 4;

export interface Playing {
  readonly match: string;
  readonly path: string;
  readonly errand: Errand;
}

/** A match that is played for so many commands. */
export function playing(commands: number): Playing {
  const match = randomUUID();
  const path = `/api/matches/${match}`;
  return { match, path, errand: new Errand(stepsOf(path, commands)) };
}

export interface Judging extends Playing {
  readonly dispute: string;
}

/** A short match about which a judge is called, who takes a victory point away: the liaison carries that into the match. */
export function judging(): Judging {
  const { match, path } = playing(0);
  const dispute = randomUUID();
  const about = `/api/disputes/${dispute}`;
  const by = (id: string, role: string): object => ({ actor: { id, role } });
  const call = { match, side: 'A', claim: 'One point too many.' };
  const remedies = [{ kind: 'adjust', player: 'B', resource: 'vp', amount: 1 }];
  const steps = [
    ...stepsOf(path, OPENING + 1),
    step(about, 'CallJudge', call, by('p-a', 'player')),
    step(about, 'ClaimCall', {}, by('jo', 'judge')),
    step(about, 'GiveRuling', { remedies, because: 'Counted again.' }, by('jo', 'judge')),
  ];
  return { match, path, dispute, errand: new Errand(steps) };
}

function stepsOf(path: string, commands: number): readonly Step[] {
  return longCommands(commands)
    .slice(0, commands)
    .map(({ type, data }) => step(path, type, data));
}
