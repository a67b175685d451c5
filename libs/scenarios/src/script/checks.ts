import { packOf, type MatchEvent, type MatchState } from '@adjutant/match';
import { clockText, sameClock, type Shelf } from '@adjutant/rules';
import type { RecordAnswer } from '@adjutant/store';
import { codeFits } from '../scenario/codes.js';
import { balancesOf, bothFit, type Mismatch } from '../scenario/expecting.js';
import { parsePlace } from '../scenario/places.js';
import type { Both } from '../scenario/scene.js';
import type { Script, ScriptCommand } from './script.js';

/** Whether the battle stands where the line says that its command is given. */
export function checkPlace(shelf: Shelf, state: MatchState, step: number, { at }: ScriptCommand): Mismatch[] {
  if (at === undefined) return [];
  if (state.status === 'absent') return [{ step, what: 'at', expected: at, got: 'no match is open' }];
  const pack = packOf(shelf, state);
  const { clock } = state.table;
  if (clock && sameClock(parsePlace(pack, at), clock)) return [];
  return [{ step, what: 'at', expected: at, got: clock ? clockText(pack.sequence, clock) : 'before the battle' }];
}

export function checkAnswer(
  state: MatchState,
  step: number,
  line: ScriptCommand,
  answer: RecordAnswer<MatchEvent>,
): Mismatch[] {
  return [...checkOutcome(step, line, answer), ...checkBalances(state, step, line)];
}

function checkOutcome(step: number, { type, refused }: ScriptCommand, answer: RecordAnswer<MatchEvent>): Mismatch[] {
  const got =
    answer.outcome === 'refused' ? `refused (${answer.refusal.code}: ${answer.refusal.message})` : answer.outcome;
  if (refused === undefined)
    return answer.outcome === 'recorded' ? [] : [{ step, what: type, expected: 'recorded', got }];
  if (answer.outcome !== 'refused') return [{ step, what: type, expected: 'refused', got }];
  const wanted = [refused].flat();
  const codes = answer.refusal.reasons.map((reason) => reason.code);
  return wanted.some((want) => codes.some((code) => codeFits(code, want)))
    ? []
    : [{ step, what: 'refused', expected: wanted, got: codes }];
}

function checkBalances(
  state: MatchState,
  step: number,
  expected: { readonly cp?: Both; readonly vp?: Both },
): Mismatch[] {
  const got = balancesOf(state);
  return (['cp', 'vp'] as const).flatMap((what) =>
    bothFit(expected[what], got[what]) ? [] : [{ step, what, expected: expected[what], got: got[what] }],
  );
}

/** What the header says of the match as a whole. */
export function checkEnd(state: MatchState, { header, commands }: Script, entries: number): Mismatch[] {
  const step = commands.length;
  const expected = header.expect ?? {};
  const result = 'result' in state ? state.result : null;
  const got = { status: state.status, winner: result?.winner ?? null, ending: result?.ending ?? null, entries };
  const told = (['status', 'winner', 'ending', 'entries'] as const).flatMap((what): Mismatch[] =>
    expected[what] === undefined || expected[what] === got[what]
      ? []
      : [{ step, what: `in the end: ${what}`, expected: expected[what], got: got[what] }],
  );
  const balances = checkBalances(state, step, expected).map((one) => ({ ...one, what: `in the end: ${one.what}` }));
  return [...told, ...checkPack(state, header.pack), ...balances];
}

function checkPack(state: MatchState, named: string): Mismatch[] {
  if (state.status === 'absent') return [];
  const [id, release] = named.split('@');
  const { pack } = state;
  const same = pack.id === id && (release === undefined || pack.release === release);
  return same ? [] : [{ step: 0, what: 'pack', expected: named, got: `${pack.id}@${pack.release}` }];
}
