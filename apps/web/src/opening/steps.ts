import type { Side } from '@adjutant/rules';
import type { Now } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import type { Depth } from './depths.js';

export interface Step {
  readonly id: 'game' | 'players' | 'depth' | 'mission' | 'lists' | 'first' | 'result';
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
  /** What it came to, or what it still needs. */
  readonly says: string;
}

type Known = Omit<Step, 'state'> & { readonly done: boolean };

/** What is asked before the first turn, in order; what the depth does not need is not asked. */
export function stepsFor(depth: Depth): readonly Omit<Known, 'done' | 'says'>[] {
  return [
    { id: 'game', name: 'Game' },
    { id: 'players', name: 'Players' },
    { id: 'depth', name: 'How much' },
    { id: 'mission', name: 'Mission and choices' },
    ...(depth === 'full' ? [{ id: 'lists', name: 'Lists' } as const] : []),
    depth === 'result' ? { id: 'result', name: 'The result' } : { id: 'first', name: 'Deployment, and who goes first' },
  ];
}

/** The first that is not done is what is asked now. */
function standing(steps: readonly Known[]): readonly Step[] {
  const now = steps.findIndex(({ done }) => !done);
  return steps.map(({ done, ...step }, at) => ({ ...step, state: done ? 'done' : at === now ? 'now' : 'later' }));
}

interface Opening {
  readonly depth: Depth;
  readonly game: string | null;
  readonly players: readonly string[];
}

/** While a match is being opened: what the table asks comes later. */
export function pathOfOpening({ depth, game, players }: Opening): readonly Step[] {
  const named = players.filter((name) => name.trim() !== '');
  const known: { readonly [id in Step['id']]?: Pick<Known, 'done' | 'says'> } = {
    game: { done: game !== null, says: game ?? '' },
    players: { done: named.length === 2, says: named.join(', ') },
    depth: { done: true, says: depth },
  };
  return standing(stepsFor(depth).map((step) => ({ ...step, done: false, says: '', ...known[step.id] })));
}

type Match = Pick<MatchView, 'recordedAs' | 'seats' | 'pack'>;

/** At the table, before the battle. */
export function pathAtTable(match: Match, now: Now, players: { readonly [side in Side]: string }): readonly Step[] {
  const depth = match.recordedAs ?? 'full';
  const choices = now.waits.filter(({ type }) => type === 'Choose');
  const open = choices.filter(({ kind }) => kind !== 'choice');
  // Dice for it are another way to decide the same.
  const free = new Set(choices.filter(({ kind }) => kind === 'choice').map(({ says }) => says));
  const missing = (['A', 'B'] as const).filter((side) => match.seats[side].army === null).map((side) => players[side]);
  const known: { readonly [id in Step['id']]?: Pick<Known, 'done' | 'says'> } = {
    game: { done: true, says: match.pack.name },
    players: { done: true, says: `${players.A}, ${players.B}` },
    depth: { done: true, says: depth },
    mission: {
      done: open.length === 0,
      says: choicesSay(
        open.map(({ says }) => says),
        free.size,
      ),
    },
    lists: {
      done: missing.length === 0,
      says: missing.length === 0 ? 'Both are in' : `Not yet of ${missing.join(', ')}`,
    },
    first: { done: false, says: '' },
    result: { done: false, says: '' },
  };
  return standing(stepsFor(depth).map((step) => ({ ...step, done: false, says: '', ...known[step.id] })));
}

function choicesSay(due: readonly string[], free: number): string {
  if (due.length > 0) return [...new Set(due)].join(' ');
  return free === 0 ? 'Nothing is left to decide' : `${free} may be decided; the game says what holds otherwise`;
}
