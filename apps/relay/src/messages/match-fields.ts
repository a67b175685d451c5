import { GROUNDS, NOTE_KINDS, type MatchEvent } from '@adjutant/match';
import {
  code,
  having,
  hex,
  id,
  inner,
  isThere,
  isMap,
  listOf,
  mapOf,
  oneOf,
  person,
  secret,
  side,
  sideOrNone,
  typed,
  unit,
  whole,
  word,
  wordAt,
  yesOrNo,
  type Field,
  type Told,
} from './field.js';

type MembersOf<Data> = Data extends unknown ? keyof Data : never;
export type Decided<Event extends { readonly type: string; readonly data: object }> = {
  readonly [Type in Event['type']]: {
    readonly [Member in MembersOf<Extract<Event, { readonly type: Type }>['data']>]: Field;
  };
};

const clock = having({ round: whole, turn: sideOrNone, step: word, slot: whole, part: word });
const perSide = (told: Told): Told => having({ A: told, B: told });
const STAFF = ['scorekeeper', 'judge', 'head-judge', 'organizer'];
const dice = listOf(whole);
/** A judge set refusals aside: which, not who and why. */
const overridden = having({ by: person, reason: typed, codes: listOf(code) });
const answers = mapOf(wordAt, oneOf('yes', 'no', 'unknown'));
/** Role and what stands in it, which is most often a unit. */
const roles = mapOf(word, unit);
const claims = listOf(having({ ability: word, bearer: unit }));
/** The commitment differs with the secret, so that not even that goes out before the secret is open. */
const sealed = isThere;
const drawn = having({
  objective: word,
  dice,
  die: whole,
  bonusOf: word,
  bonus: having({ objective: word, dice, die: whole }),
});
const use = { player: side, entry: word, roles, answers, claims, sealed, declared: whole, overridden };
/** What was written down of the table: numbers, yes or no, and sides; words may have been typed. */
const figures: Told = {
  schema: { type: 'object', additionalProperties: { type: ['integer', 'boolean'] } },
  tell: (value, { says }) =>
    isMap(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) =>
            says(name) && (Number.isSafeInteger(one) || typeof one === 'boolean')
              ? [[name, one as number | boolean]]
              : [],
          ),
        )
      : undefined,
};
/** How many, and which by their keys: whoever counts losses knows by these whose a unit is. */
const roster = having({ units: listOf({ schema: unit.schema, tell: (one, scope) => unit.tell(idOf(one), scope) }) });
const idOf = (one: unknown): unknown => (isMap(one) ? one['id'] : undefined);
/** What a correction puts in place of what was recorded, as far as it is a number or a side. */
const amended = having({ player: side, points: whole, amount: whole, declared: whole });
const correction = having({
  kind: oneOf('strike', 'amend', 'answer', 'redate'),
  data: amended,
  answers,
  before: whole,
});

export const awarded = having({ unit: oneOf('vp', 'event'), A: whole, B: whole });
const outcome = oneOf('win', 'draw', 'loss', 'unscored');
/** What officials decide about a result, without their words. */
export const decision = { outcome: perSide(outcome), ground: oneOf(...GROUNDS), absent: listOf(side) };

/** Every member of every event of a match, and whether it goes out. One that is missing here does not compile. */
export const MATCH_FIELDS = {
  MatchOpened: {
    title: typed,
    pack: having({ id: word, release: code, digest: hex }),
    seats: person,
    settings: having({
      enforcement: oneOf('strict', 'advise'),
      attestations: oneOf('required', 'open', 'presumed'),
      rosters: oneOf('checked', 'as-declared'),
    }),
  },
  RosterSubmitted: { player: side, roster, overridden },
  SituationAdopted: {
    at: clock,
    firstTurn: side,
    balances: perSide(mapOf(word, whole)),
    score: perSide(mapOf(word, whole)),
    gained: perSide(whole),
    units: inner,
    uses: inner,
    acts: inner,
    objectives: secret,
    facts: inner,
    choices: inner,
    turnOrders: inner,
    counters: inner,
    orders: inner,
  },
  BattleStarted: { firstTurn: side, overridden },
  TurnOrderDecided: { round: whole, first: side, by: side, overridden },
  PhaseAdvanced: { to: clock, overridden },
  ChoiceMade: { choice: word, player: sideOrNone, option: word, roles, answers, dice, overridden },
  UnitActivated: { unit, overridden },
  ActivationEnded: { unit, overridden },
  UnitPlaced: { unit, overridden },
  UseAnswered: { entry: whole, player: side, option: word, roles, answers, overridden },
  StratagemUsed: use,
  AbilityUsed: use,
  OrderIssued: use,
  RollRecorded: { roll: inner, dice, by: oneOf('table', 'server'), thrown: whole },
  QuestionAnswered: { entry: whole, question: wordAt, answer: oneOf('yes', 'no', 'unknown'), because: typed },
  AnswerContested: { entry: whole, question: wordAt, player: side, because: typed },
  CommandPointsGained: { player: side, amount: whole, what: typed, outsideCap: word },
  VictoryPointsScored: { player: side, category: word, points: whole, what: typed },
  UnitDestroyed: { unit, by: unit, how: word },
  UnitReturned: { unit, as: unit, location: word, what: typed },
  BattleShockRecorded: { unit, result: oneOf('passed', 'failed'), dice, answers, overridden },
  UnitActed: { unit, act: word, targets: listOf(unit), dice, answers, overridden },
  UnitsDestroyed: { units: listOf(unit), by: unit, how: word },
  FactRecorded: { fact: word, player: side, data: figures, overridden },
  ObjectiveDrawn: { player: side, drawn, sealed, overridden },
  DrawVoided: { player: side, dice },
  ObjectiveDiscarded: { player: side, objective: word, sealed, overridden },
  ObjectiveRevealed: { player: side, sealed: secret, holds: having({ drawn, objective: word }), salt: secret },
  HandsInspected: { by: person, because: typed },
  NoteRecorded: { kind: oneOf(...NOTE_KINDS), text: typed, player: side },
  RunningDeclared: { player: side, account: oneOf('cp', 'vp'), category: word, value: whole, after: whole },
  EntryCorrected: { entry: whole, correction, because: typed },
  MatchRewound: { to: whole, because: typed, keeps: listOf(whole) },
  RulingApplied: {
    dispute: id,
    ruling: code,
    by: having({ id: person, role: oneOf('judge', 'head-judge', 'organizer') }),
    entries: whole,
    because: typed,
  },
  RulingReversed: { entry: whole, because: typed },
  PointsAdjusted: {
    player: side,
    resource: oneOf('cp', 'vp'),
    category: word,
    amount: whole,
    because: typed,
    owes: yesOrNo,
  },
  BalanceSet: { player: side, resource: oneOf('cp', 'vp'), category: word, value: whole, because: typed },
  SeatsCorrected: { seats: person, because: typed },
  MatchConceded: { player: side, because: typed, awarded },
  MatchFinished: { ending: oneOf('all-rounds-played', 'time', 'judge'), because: typed },
  ResultDecided: { ...decision, awarded, because: typed },
  ResultConfirmed: { player: side, by: having({ id: person, role: oneOf(...STAFF) }) },
  MatchVoided: { because: typed },
  MatchRestored: { because: typed },
} satisfies Decided<MatchEvent>;
