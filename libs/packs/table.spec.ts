import { sameJson } from '@adjutant/kernel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ABSENT,
  decideMatch,
  foldMatch,
  packOf,
  type MatchCommand,
  type MatchState,
  type OpenedState,
} from '@adjutant/match';
import { SIDES, type Pack, type Side } from '@adjutant/rules';
import { readScript, type Script } from '@adjutant/scenarios';
import { readShelf } from '@adjutant/store';
import {
  composed,
  nowAt,
  placeOf,
  pressedAgain,
  weighed,
  type Into,
  type Now,
  type Said,
  type Sitting,
  type Tap,
} from '@adjutant/table';

const shelf = readShelf(import.meta.dirname);
const matchesOf = (pack: string): string => join(import.meta.dirname, pack, 'matches');
const packs = [...new Set(shelf.packs.map(({ id }) => id))].filter((pack) => existsSync(matchesOf(pack)));

/** What other pages send: opening, lists, officials, corrections, notes. */
const ELSEWHERE = [
  ...['OpenMatch', 'SubmitRoster', 'AdoptSituation', 'CorrectEntry', 'RewindMatch', 'ContestAnswer', 'AdjustPoints'],
  ...['ApplyRuling', 'DecideResult', 'RecordNote', 'DeclareRunning', 'InspectHands'],
];
const NAMES = ['stratagem', 'ability', 'order', 'choice', 'fact', 'action', 'category'] as const;

type Asked = Pick<Script['commands'][number], 'type' | 'data' | 'actor' | 'occurredAt'>;

/** What was played at a table, a command at a time, each with the match before it. */
function* played(file: string): Generator<{ readonly asked: Asked; readonly sitting: Sitting }> {
  const read = readScript(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file} is no script`);
  let state: MatchState = ABSENT;
  for (const asked of read.script.commands) {
    const occasion = { actor: asked.actor, now: asked.occurredAt } as unknown as Sitting['occasion'];
    const decision = decideMatch(shelf, asked as unknown as MatchCommand, state, occasion);
    if (decision.outcome !== 'recorded') continue;
    if (state.status !== 'absent' && !ELSEWHERE.includes(asked.type))
      for (const one of singly(asked)) yield { asked: one, sitting: { shelf, state: state as OpenedState, occasion } };
    state = foldMatch(shelf, decision.events, state);
  }
}

/** Several facts at once are as many taps. */
function singly(asked: Asked): readonly Asked[] {
  if (asked.type !== 'RecordFacts') return [asked];
  const { player, facts } = asked.data as { readonly player: string; readonly facts: readonly object[] };
  return facts.slice(0, 1).map((fact) => ({ ...asked, type: 'RecordFact', data: { player, ...fact } }) as Asked);
}

/** Dice that stand for others were thrown with more sides; at the table the others are typed. */
function asTyped({ data }: Asked): Asked['data'] {
  const { thrown, dice } = data as { readonly thrown?: number; readonly dice?: readonly number[] };
  const halved = (die: number | readonly number[]): unknown =>
    Array.isArray(die) ? die.map(halved) : Math.ceil(Number(die) / 2);
  return (thrown === 6 && dice ? { ...data, dice: dice.map(halved) } : data) as Asked['data'];
}

/** What is claimed of a card, in the order in which its tap offers it. */
function asOffered({ data: known }: Tap, { type, data }: Asked): Asked['data'] {
  if (type !== 'ClaimAwards') return data;
  type Awards = readonly { readonly award: string }[];
  const claimed = data['awards'] as Awards;
  const awards = (known['awards'] as Awards).map(({ award }) => claimed.find((one) => one.award === award) ?? null);
  return { ...data, awards } as Asked['data'];
}

function isAbout(tap: Tap, { type, data }: Asked): boolean {
  const isNamed = NAMES.every(
    (name) => tap.data[name] === undefined || [tap.data[name], tap.name].includes(data[name] ?? ''),
  );
  const player = tap.data['player'] ?? tap.player;
  const isCard = tap.type !== 'ClaimAwards' || tap.data['card'] === data['card'];
  return (
    tap.type === type && isNamed && isCard && [undefined, null, data['player'] ?? player].includes(player as string)
  );
}

function valueAt(data: unknown, into: Into): unknown {
  return into.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data);
}

/** Who says it; where a command is nobody's, either may. */
function seatOf({ data }: Asked): readonly Side[] {
  return SIDES.filter((side) => data['player'] === undefined || data['player'] === side);
}

/** Why what was played could not have been tapped; nothing where it could. */
function obstacle(now: Now, { asked, sitting }: { readonly asked: Asked; readonly sitting: Sitting }): string | null {
  const taps = [...now.waits, ...(now.next ? [now.next] : []), ...(now.agree?.taps ?? []), ...now.acts].filter((tap) =>
    isAbout(tap, asked),
  );
  if (taps.length === 0) return 'is not offered';
  const tried = taps.map((tap) => tappedAs(tap, asked, sitting, now));
  return tried.includes(null) ? null : (tried[0] ?? null);
}

function tappedAs(tap: Tap, asked: Asked, sitting: Sitting, now: Now): string | null {
  if (!tap.open) return `is closed: ${tap.because.map(({ code }) => code).join()}`;
  const data = asTyped({ ...asked, data: asOffered(tap, asked) });
  const places = tap.asks.filter(({ into }) => valueAt(data, into) !== undefined);
  const said = Object.fromEntries(places.map((ask) => [placeOf(ask), valueAt(data, ask.into)])) as Said;
  for (const ask of places) {
    const value = said[placeOf(ask)];
    const one = 'from' in ask ? ask.from.find(({ id, name }) => id === value || name === value) : undefined;
    if (one?.open === false) return `cannot be pointed at ${one.name}: ${one.says}`;
  }
  const answers = (data['answers'] ?? {}) as Parameters<typeof weighed>[2];
  const first = weighed(sitting, composed(tap, said), answers);
  const rolled = first.asks.map((ask) => [placeOf(ask), valueAt(data, ask.into)]);
  const whole = composed({ ...tap, asks: [...tap.asks, ...first.asks] }, { ...said, ...Object.fromEntries(rolled) });
  const last = weighed(sitting, whole, answers);
  return last.refusal?.message ?? (isPressedAgain(now, last.command, first.asks) ? null : 'cannot be said otherwise');
}

/** Whether the sheet of something that was pressed, opened once more, says the very same. */
function isPressedAgain(now: Now, command: MatchCommand, dice: Tap['asks']): boolean {
  const again = pressedAgain(now, command);
  if (again === null) return now.agree?.taps.some(({ type }) => type === command.type) ?? false;
  const { tap, said, answers } = again;
  const made = composed({ ...tap, asks: [...tap.asks, ...dice] }, said);
  const whole = { ...made.data, ...(Object.keys(answers).length > 0 ? { answers } : {}) };
  return sameJson(whole as never, command.data as never);
}

/** What is called by more than one word in data: `last-stand`, `core/gust`. */
const OF_DATA = /(?<![a-z0-9$])[a-z$][a-z0-9]*(?:[-/][a-z0-9]+)+/g;
const inData = (text: string): readonly string[] => text.toLowerCase().match(OF_DATA) ?? [];

/** Every text in data, the names of members too. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return [...(Array.isArray(data) ? [] : Object.keys(data)), ...Object.values(data).flatMap(textsIn)];
}

/** The ids of a pack that are no words of its own sentences. */
function idsIn(pack: Pack): ReadonlySet<string> {
  const texts = textsIn(pack);
  const spoken = new Set(texts.filter((text) => /[ A-Z]/.test(text)).flatMap(inData));
  return new Set(texts.filter((text) => text.replaceAll(OF_DATA, '') === '' && !spoken.has(text)));
}

/** What people read of a tap. */
function shownOf({ name, says, because, asks, vouches = [] }: Tap): readonly string[] {
  const candidates = asks.flatMap((ask) => ('from' in ask ? ask.from : []));
  return [
    ...[name, says, ...because.map(({ message }) => message), ...vouches.map((one) => one.asks)],
    ...[...asks.map((ask) => ask.says), ...candidates.flatMap((one) => [one.name, one.says ?? '', one.beside ?? ''])],
  ];
}

function shownAt({ waits, next, agree, acts, newest }: Now): readonly string[] {
  const taps = [...waits, ...(next ? [next] : []), ...(agree?.taps ?? []), ...acts];
  return [...taps.flatMap(shownOf), newest?.text ?? ''];
}

describe.each(packs)('%s', (pack) => {
  const folder = matchesOf(pack);

  it.each(readdirSync(folder))('%s: whatever was played can be tapped, and no id is read there', (file) => {
    const moments = [...played(join(folder, file))];
    const shown = new Set<string>();
    const missed = moments.flatMap((moment) => {
      const now = nowAt(moment.sitting, seatOf(moment.asked));
      for (const text of shownAt(now)) shown.add(text);
      const against = obstacle(now, moment);
      return against === null ? [] : [`${moment.asked.type} ${JSON.stringify(moment.asked.data)} ${against}`];
    });
    expect(missed).toEqual([]);
    const last = moments.at(-1)?.sitting;
    const ids = idsIn(packOf(shelf, last?.state as OpenedState));
    expect(ids.size).toBeGreaterThan(20);
    expect([...shown].filter((text) => inData(text).some((word) => ids.has(word)))).toEqual([]);
    expect(moments.length).toBeGreaterThan(5);
  });
});
