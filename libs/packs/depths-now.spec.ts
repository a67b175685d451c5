import {
  ABSENT,
  decideMatch,
  foldMatch,
  packOf,
  type MatchCommand,
  type MatchState,
  type OpenedState,
} from '@adjutant/match';
import {
  firstPlace,
  nextPlace,
  SIDES,
  type Clock,
  type Depth,
  type Entry,
  type Pack,
  type Side,
} from '@adjutant/rules';
import { readShelf } from '@adjutant/store';
import { composed, nowAt, weighed, type Sitting, type Tap } from '@adjutant/table';
import { optionsFor } from '@adjutant/views';

const SHELF = readShelf(import.meta.dirname);
const PACKS = ['aos-4e', 'opr', 'wh40k-10e', 'wh40k-8e'].map((id) => [id, SHELF.find(id) as Pack] as const);
const AT = '2026-11-21T10:00:00.000Z';
const SCORER = { now: AT, occurredAt: AT, actor: { id: 'scorer', role: 'scorekeeper' } } as const;

/** A match of which nobody has listed a unit, in mid-battle, with points enough for everything. */
function unlistedAt({ id, economy }: Pack, at: Clock, more: readonly MatchCommand[]): Sitting {
  const cp = economy.start['cp'] === undefined ? {} : { cp: 20 };
  const adopted = { type: 'AdoptSituation', data: { at, firstTurn: 'A', balances: { A: cp, B: cp } } } as MatchCommand;
  return played([opening(id, 'score'), adopted, ...more]);
}

const opening = (id: string, depth: Depth): MatchCommand => ({
  type: 'OpenMatch',
  data: { title: 'T', pack: { id }, seats: { A: { player: 'a' }, B: { player: 'b' } }, depth },
});

const opened = ({ id }: Pack, depth: Depth): Sitting => played([opening(id, depth)]);

function played(commands: readonly MatchCommand[]): Sitting {
  const state = commands.reduce<MatchState>((before, command) => {
    const decision = decideMatch(SHELF, command, before, SCORER);
    if (decision.outcome !== 'recorded') throw new Error(`${command.type} is not recorded`);
    return foldMatch(SHELF, decision.events, before);
  }, ABSENT);
  return { shelf: SHELF, state: state as OpenedState, occasion: SCORER };
}

function placesOf({ sequence }: Pack): readonly Clock[] {
  const places: Clock[] = [];
  for (let at: Clock | null = firstPlace(sequence, 'A'); at && at.round <= 1; at = nextPlace(sequence, at, 'A'))
    places.push(at);
  return places;
}

const usedIn = (pack: Pack): readonly Entry[] =>
  Object.values(pack.entries).filter(
    ({ kind, costs }) => costs !== undefined && ['stratagem', ...(pack.used ?? [])].includes(kind),
  );

function uses({ kind, id }: Entry, player: Side): MatchCommand {
  return kind === 'stratagem'
    ? { type: 'UseStratagem', data: { player, stratagem: id, roles: {} } }
    : { type: 'UseAbility', data: { player, ability: id, roles: {} } };
}

const tapOf = (sitting: Sitting, player: Side, { id }: Entry): Tap | undefined =>
  nowAt(sitting, [player]).acts.find((tap) => tap.id === `use ${player} ${id}`);

const RAISED: MatchCommand = { type: 'RaiseDepth', data: { depth: 'full' } };

/** What is wrong with how a use is offered: whatever would be recorded without a name can be pressed, and nothing else. */
function wrongWith(sitting: Sitting, player: Side, entry: Entry, tap: Tap | undefined): readonly string[] {
  const { state } = sitting;
  const isTaken = decideMatch(SHELF, uses(entry, player), state, SCORER).outcome === 'recorded';
  const option = optionsFor(packOf(SHELF, state), state.table, player).find((one) => one.entry === entry.id);
  const asOffered = [
    [(tap?.open ?? false) === isTaken, `the table: ${tap?.because[0]?.message}`],
    [(option?.open ?? false) === isTaken, `options: ${option?.because[0]?.message}`],
  ] as const;
  const wrong = asOffered.flatMap(([isRight, says]) => (isRight ? [] : [says]));
  return isTaken && tap ? [...wrong, ...wrongToSay(sitting, tap)] : wrong;
}

function wrongToSay(sitting: Sitting, tap: Tap): readonly string[] {
  const { refusal } = weighed(sitting, composed(tap, {}));
  const asks = tap.asks.filter(({ optional }) => optional !== true).map(({ says }) => `asks: ${says}`);
  return [...asks, ...(refusal ? [refusal.message] : [])];
}

describe.each(PACKS)('%s, where nobody has listed units', (_, pack) => {
  it.each([
    ['at depth "score"', []],
    ['raised to full until a list is in', [RAISED]],
  ])('%s whatever would be recorded without a name can be pressed, and asks for none', (_depth, more) => {
    const tried = placesOf(pack).flatMap((place) => {
      const sitting = unlistedAt(pack, place, more);
      return SIDES.flatMap((player) => {
        const { acts } = nowAt(sitting, [player]);
        return usedIn(pack).map((entry) => {
          const tap = acts.find(({ id }) => id === `use ${player} ${entry.id}`);
          const wrong = wrongWith(sitting, player, entry, tap);
          return {
            open: tap?.open === true,
            wrong: wrong.map((says) => `${place.step} ${player} ${entry.id} ${says}`),
          };
        });
      });
    });
    expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(tried.filter(({ open }) => open).length).toBeGreaterThan(2);
  });
});

it.each(PACKS)('%s: nothing that can be pressed asks to choose where nothing is listed', (_, pack) => {
  const acts = placesOf(pack).flatMap((place) => nowAt(unlistedAt(pack, place, [])).acts);
  const isEmpty = (ask: Tap['asks'][number]): boolean =>
    'from' in ask && ask.optional !== true && ask.from.every((one) => !one.open);
  const stuck = acts.filter(({ open, asks }) => open && asks.some(isEmpty)).map(({ id }) => id);
  expect([...new Set(stuck)]).toEqual([]);
  const unsaid = acts.filter(({ open, because }) => !open && because.length === 0);
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

test('where no lists are asked for, the battle starts without a word about them', () => {
  const pack = SHELF.find('wh40k-10e') as Pack;
  const says = (depth: 'score' | 'full'): string | undefined =>
    nowAt(opened(pack, depth)).acts.find(({ type }) => type === 'StartBattle')?.says;
  expect(says('full')).toContain('lists');
  expect(says('score')).not.toContain('lists');
});

const placeIn = (pack: Pack, step: string): Clock => {
  const place = placesOf(pack).find((one) => one.step === step && one.turn === 'A');
  if (!place) throw new Error(`no ${step}`);
  return place;
};

test('what is vouched for by pressing is said in words, and a question of it may be denied', () => {
  const pack = SHELF.find('wh40k-10e') as Pack;
  const sitting = unlistedAt(pack, placeIn(pack, 'shooting'), []);
  const grenade = Object.values(pack.entries).find(({ name }) => name === 'Grenade') as Entry;
  const tap = tapOf(sitting, 'A', grenade);
  if (!tap) throw new Error('it is not there');
  expect(tap.says).toContain('No unit is named: pressing vouches for the GRENADES unit that throws');
  const texts = (tap.vouches ?? []).map(({ asks }) => asks);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toContain('not named');
  const [first] = tap.vouches ?? [];
  const command = composed(tap, {});
  expect(weighed(sitting, command, { [first?.key ?? '']: 'no' }).refusal).not.toBeNull();
  const { effects, refusal } = weighed(sitting, command);
  expect([refusal, effects.map(({ credited }) => credited)]).toEqual([null, [-1]]);
});
