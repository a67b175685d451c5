import { DISPUTE_COMMANDS, PENALTY_COMMANDS } from '@adjutant/dispute';
import { MATCH_COMMANDS } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { AnyCommandType } from '@adjutant/access';
import { callOf, UNSENDABLE, type Call } from './matrix-calls.js';
import { command, listAt, started, toShooting, type Answer, type Body } from './running.js';
import type { Person } from './staffed.js';

/** Everything that is sent as a command to one place, by the kind of place. */
const PLACES: readonly (readonly AnyCommandType[])[] = [
  MATCH_COMMANDS,
  DISPUTE_COMMANDS.filter((type) => !UNSENDABLE.has(type)),
  PENALTY_COMMANDS,
];
const LONGEST = 4;

export type ListOfCommands = readonly { readonly type: AnyCommandType; readonly side: Side }[];

/** A list for one place, the same for the same seed. */
export function listOf(seed: number): ListOfCommands {
  const next = chance(seed);
  const types = PLACES[next(PLACES.length)] ?? [];
  return Array.from({ length: 2 + next(LONGEST - 1) }, () => ({
    type: types[next(types.length)] as AnyCommandType,
    side: next(4) === 0 ? 'B' : 'A',
  }));
}

function chance(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 5; warm++) draw();
  return (below) => Math.floor(draw() * below);
}

/** A battle under way, with a call for a judge that goes by the same id. */
export async function prepare(staff: Person, match: string): Promise<void> {
  const begun = await staff.send(match, ...started(), toShooting());
  const call = command('CallJudge', { match, side: 'A', claim: 'x' });
  const called = await staff.ask('POST', `/api/disputes/${match}/commands`, call);
  if (begun.status !== 200 || called.status !== 200) throw new Error(JSON.stringify([begun.body, called.body]));
}

/** What became of each, as the answer says it: of a list that was refused as a whole in its problem. */
export function becameOf({ body }: Answer): readonly Body[] {
  if (Array.isArray(body)) return body as readonly Body[];
  return body['answers'] ? listAt(body, 'answers') : [body];
}

/** Penalties are about a person of the story's own, so that no other story counts in them. */
function callsOf(match: string, list: ListOfCommands): readonly Call[] {
  const person = `p-${match}`;
  return list.map(({ type, side }) => {
    const { path, ...call } = callOf(type, { match, side, file: '' });
    const text = JSON.stringify(call).replaceAll('"zoe"', JSON.stringify(person));
    return { ...(JSON.parse(text) as Call), path: path.replace(/\/people\/\w+\//, `/people/${person}/`) };
  });
}

/** A list goes to one place: the dispute that a call would open is another each time. */
const placeOf = (calls: readonly Call[]): string => calls[0]?.path ?? '';

export async function sendList(person: Person, match: string, list: ListOfCommands): Promise<readonly string[]> {
  const calls = callsOf(match, list);
  const bodies = calls.map(({ body }) => body);
  return becameOf(await person.ask('POST', placeOf(calls), bodies)).map(short);
}

/**
 * The same, one by one, until one is refused: as a list would have to tell it. Where the refusal is that it is not for whoever
 * sends it, a list records nothing at all.
 */
export async function sendEach(person: Person, match: string, list: ListOfCommands): Promise<readonly string[]> {
  const calls = callsOf(match, list);
  const answers: string[] = [];
  for (const { body } of calls) {
    answers.push(short((await person.ask('POST', placeOf(calls), body)).body));
    if (!/^(recorded|already)/.test(answers.at(-1) ?? '')) break;
  }
  const barred = /^refused (access|override)\//.test(answers.at(-1) ?? '');
  const before = barred ? answers.slice(0, -1).map(() => 'skipped') : answers.slice(0, -1);
  return [...before, ...answers.slice(-1), ...list.slice(answers.length).map(() => 'skipped')];
}

function short({ outcome, code }: Body): string {
  return [outcome, code].filter((one) => one !== undefined).join(' ');
}
