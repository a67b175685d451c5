import fc from 'fast-check';
import {
  advances,
  by,
  CARD_SHELF,
  CARDS,
  chooses,
  claims,
  decideOn,
  drawsCard,
  mustered,
  seeded,
} from '@adjutant/testing/given';
import { opponentOf, SIDES, type Award, type Claimed, type Side, type Table } from '@adjutant/rules';
import { decideMatch, foldMatch, type MatchCommand, type OpenedState } from '../index.js';

/** Whatever two players draw, claim, discard and put off: what holds of cards in every record. */
const one = fc.constantFrom;
const style = one('free', 'set');
const drawn = one('Gold', 'Tin', 'Salt');
const award = fc.tuple(one('a', 'a', 'a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4 }));
const awards = fc
  .array(award, { minLength: 1, maxLength: 3 })
  .map((some) => some.map(([id, times]) => (times === 1 ? id : `${id}*${times}`)).join(' '));
const claim = fc.oneof(
  awards.map((some) => ['Wind', some] as const),
  fc.tuple(drawn, one('a', 'a', 'a*2')),
);
const discards = (player: Side, objective: string): MatchCommand => ({
  type: 'DiscardObjective',
  data: { player, objective },
});
/** Mostly by whose turn it is. */
const stranger = fc.integer({ min: 1, max: 6 }).map((die) => die === 1);
type Press = (player: Side, step: string | undefined) => MatchCommand;
const advance: fc.Arbitrary<Press> = fc.constant(() => advances());
/** Cards are claimed in the evening, and drawn before. */
const play: fc.Arbitrary<Press> = fc.tuple(claim, drawn).map(
  ([[name, some], next]) =>
    (player, step) =>
      step === 'dusk' ? claims(name, some, player) : drawsCard(player, next),
);
const discard: fc.Arbitrary<Press> = drawn.map((name) => (player) => discards(player, name));
const press = fc.oneof(
  { weight: 3, arbitrary: advance },
  { weight: 15, arbitrary: play },
  { weight: 1, arbitrary: discard },
);
const presses = fc.array(fc.tuple(press, stranger), { minLength: 130, maxLength: 160 });
const battles = fc.record({ A: style, B: style, presses });
type Battle = typeof battles extends fc.Arbitrary<infer Value> ? Value : never;

interface Scored {
  readonly claim: Claimed;
  readonly before: Table;
}

function playedThrough({ A, B, presses: pressed }: Battle): {
  readonly table: Table;
  readonly scored: readonly Scored[];
} {
  const start = decideOn(CARD_SHELF, mustered({}, CARDS), [
    ...SIDES.map((player) => chooses('vow', player, 'Up')),
    ...[chooses('style', 'A', A), chooses('style', 'B', B)],
    { type: 'StartBattle', data: { firstTurn: 'A' } },
  ]);
  let state = foldMatch(CARD_SHELF, start) as OpenedState;
  const scored: Scored[] = [];
  for (const [ask, byOther] of pressed) {
    const turn = state.table.clock?.turn ?? 'A';
    const command = ask(byOther ? opponentOf(turn) : turn, state.table.clock?.step);
    const decision = decideMatch(CARD_SHELF, command, state, by('scorekeeper'));
    if (decision.outcome !== 'recorded') continue;
    const before = state.table;
    state = foldMatch(CARD_SHELF, decision.events, state) as OpenedState;
    const claim = command.type === 'ClaimAwards' ? state.table.claimed?.at(-1) : undefined;
    if (claim) scored.push({ claim, before });
  }
  return { table: state.table, scored };
}

const awardsOf = (id: string): readonly Award[] => CARDS.entries[id]?.card?.awards ?? [];
const awardOf = (claim: Claimed, id: string) => awardsOf(claim.card).find((other) => other.id === id);
const declaredOf = (claim: Claimed): number =>
  claim.awards.reduce((sum, { award: id, times }) => sum + (awardOf(claim, id)?.vp ?? 0) * times, 0);
const creditedOf = (some: readonly Scored[]): number => some.reduce((sum, { claim }) => sum + claim.credited, 0);
const grouped = (some: readonly Scored[], key: (claim: Claimed) => string): readonly (readonly Scored[])[] => [
  ...Map.groupBy(some, ({ claim }) => key(claim)).values(),
];
const heldIn = (table: Table, { player, card: id }: Claimed) =>
  table.objectives.find((other) => other.player === player && other.objective === id && !other.left);

/** What was scored in every battle that is tried; that enough is tried stands beside it. */
function always(law: (played: ReturnType<typeof playedThrough>, battle: Battle) => void): void {
  let claimed = 0;
  fc.assert(
    fc.property(battles, (battle) => {
      const played = playedThrough(battle);
      claimed += played.scored.length;
      law(played, battle);
    }),
    seeded(40),
  );
  expect(claimed).toBeGreaterThan(200);
}

it('no cap is passed: of a claim, a card or a round, and a sheet is the sum of its claims', () => {
  always(({ table, scored }) => {
    for (const { claim } of scored) expect(claim.credited).toBeLessThanOrEqual(declaredOf(claim));
    for (const player of SIDES) {
      const own = scored.filter(({ claim }) => claim.player === player);
      for (const round of grouped(own, ({ at }) => String(at?.round))) expect(creditedOf(round)).toBeLessThanOrEqual(5);
      expect(creditedOf(own.filter(({ claim }) => claim.card === 'card/Wind'))).toBeLessThanOrEqual(12);
      expect(table.score[player]['prizes'] ?? 0).toBe(creditedOf(own));
    }
  });
});

it('at one moment no award is scored twice, no two of a group, and none without what it is added to', () => {
  always(({ scored }) => {
    const moments = grouped(scored, ({ player, card: id, at }) => [player, id, at?.round, at?.turn].join(' '));
    for (const moment of moments) {
      const here = moment.flatMap(({ claim }) =>
        claim.awards.map((part) => ({ ...part, is: awardOf(claim, part.award) })),
      );
      const ids = here.map((part) => part.award);
      expect(ids).toEqual([...new Set(ids)]);
      const groups = here.flatMap(({ is }) => is?.group ?? []);
      expect(groups).toEqual([...new Set(groups)]);
      for (const { is, times } of here.filter((part) => part.is?.addsTo !== undefined))
        expect(here.find((part) => part.award === is?.addsTo)?.times ?? 0).toBeGreaterThanOrEqual(times);
    }
  });
});

it('a player scores with the card that was dealt and with those held, and in the own turn alone where that is asked', () => {
  always(({ scored }) => {
    for (const { claim, before } of scored) {
      expect(claim.card === 'card/Wind' || heldIn(before, claim) !== undefined).toBe(true);
      expect([claim.at?.turn, claim.at?.step]).toEqual([claim.player, 'dusk']);
    }
  });
});

it('a drawn card that scored never scores again, and one that was picked never leaves', () => {
  always(({ table, scored }, battle) => {
    for (const player of SIDES) {
      const others = scored.filter(({ claim }) => claim.player === player && claim.card !== 'card/Wind');
      const cards = others.map(({ claim }) => claim.card);
      if (battle[player] === 'free') expect(cards).toEqual([...new Set(cards)]);
      else expect(table.objectives.filter((other) => other.player === player && other.left)).toEqual([]);
    }
  });
});
