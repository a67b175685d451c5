import {
  findOption,
  isPlace,
  malformedFact,
  type Clock,
  type FactData,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';
import { NOTE_KINDS, type MatchEvent } from '../events.js';
import { hasUnit, isNobody } from './names.js';
import { isNoteText } from './paper.js';
import { isRoster } from './roster-shape.js';
import { isMap, isSide, isText, listOf, mapOf, oneOf, whole, type Check } from './shapes.js';

/** What an amended value is checked against besides its shape. */
interface About {
  readonly pack: Pack;
  readonly table: Table;
  readonly event: MatchEvent;
}

type Checks<Data> = { readonly [Member in keyof Data]-?: Check };
type DataOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>['data'];
type Amendable = Exclude<
  MatchEvent['type'],
  | 'MatchOpened'
  | 'EntryCorrected'
  | 'MatchRewound'
  | 'RulingApplied'
  | 'RulingReversed'
  | 'PointsAdjusted'
  | 'ResultDecided'
  | 'BalanceSet'
  | 'QuestionAnswered'
  | 'ObjectiveRevealed'
  | 'HandsInspected'
  | 'SeatsCorrected'
  | 'MatchVoided'
  | 'MatchRestored'
>;

/** What a judge wrote down about setting a refusal aside is nobody's to rewrite. */
const fixed: Check = () => false;
const vouched: Check = mapOf(oneOf('yes', 'no', 'unknown'));
const dice: Check = (value) => listOf(whole(1))(value) && (value as readonly unknown[]).length > 0;

const bySide =
  (check: Check): Check =>
  (value) =>
    isMap(value) && Object.keys(value).every(isSide) && mapOf(check)(value);

const members =
  (shape: { readonly [member: string]: Check }): Check =>
  (value) =>
    isMap(value) &&
    Object.entries(value).every(([member, one]) => (Object.hasOwn(shape, member) ? shape[member]?.(one) : false));

/** What names something of this match. */
function namesOf({ pack, table }: About) {
  const unit: Check = (value) => isText(value) && hasUnit(table, value);
  const name: Check = (value) => isText(value) && !isNobody(table, value);
  const place: Check = (value) => isMap(value) && isPlace(pack.sequence, value as unknown as Clock, table.firstTurn);
  return { unit, name, place };
}

function situationChecks(about: About): Checks<DataOf<'SituationAdopted'>> {
  const { pack } = about;
  const { unit, name, place } = namesOf(about);
  const tally = mapOf(whole(0));
  return {
    at: place,
    firstTurn: isSide,
    balances: bySide(tally),
    score: bySide(tally),
    gained: bySide(whole(0)),
    units: (value) =>
      isMap(value) &&
      Object.keys(value).every(unit) &&
      mapOf(members({ location: isText, statuses: listOf(isText), destroyed: place }))(value),
    uses: listOf(members({ player: isSide, entry: isText, at: place, unit: name, roles: mapOf(isText) })),
    acts: listOf(members({ unit: name, act: isText, at: place })),
    turnOrders: listOf(members({ round: whole(1), first: isSide, by: isSide })),
    counters: mapOf(tally),
    objectives: listOf(
      (value) =>
        isMap(value) &&
        isSide(value['player']) &&
        isObjective(pack)(value['objective']) &&
        listOf(whole(1))(value['dice']),
    ),
    facts: listOf((value) => isMap(value) && isText(value['fact']) && isSide(value['player']) && isMap(value['data'])),
    choices: listOf(members({ choice: isText, player: isSide, option: isText, roles: mapOf(name), at: place })),
    orders: listOf(members({ player: isSide, issuer: name, order: isText, recipient: name, at: place })),
  };
}

type Deciding = 'ChoiceMade' | 'UnitActivated' | 'ActivationEnded' | 'UnitPlaced' | 'UseAnswered';

/** What is chosen and answered, and whose units are named in turn. */
function decidingChecks(about: About): { readonly [Type in Deciding]: Checks<DataOf<Type>> } {
  const { pack, event } = about;
  const { unit, name } = namesOf(about);
  const isOption: Check = (value) => {
    const choice = event.type === 'ChoiceMade' ? pack.choices?.[event.data.choice] : undefined;
    return choice !== undefined && isText(value) && findOption(pack, choice, value)?.id === value;
  };
  const said = { player: fixed, roles: mapOf(name), answers: vouched, overridden: fixed };
  return {
    ChoiceMade: { ...said, choice: fixed, option: isOption, dice },
    UnitActivated: { unit, overridden: fixed },
    ActivationEnded: { unit, overridden: fixed },
    UnitPlaced: { unit, overridden: fixed },
    UseAnswered: { ...said, entry: fixed, option: isText },
  };
}

function checksFor(about: About): { readonly [Type in Amendable]: Checks<DataOf<Type>> } {
  const { pack, event } = about;
  const { unit, name, place } = namesOf(about);
  const sameKind: Check = (value) => {
    const was =
      'entry' in event.data && typeof event.data.entry === 'string' ? pack.entries[event.data.entry]?.kind : undefined;
    return isText(value) && Object.hasOwn(pack.entries, value) && pack.entries[value]?.kind === was;
  };
  const claim: Check = (value) => isMap(value) && isText(value['ability']) && name(value['bearer']);
  const use = {
    player: isSide,
    entry: sameKind,
    roles: mapOf(name),
    answers: vouched,
    claims: listOf(claim),
    declared: whole(0),
    sealed: fixed,
    overridden: fixed,
  };
  return {
    RosterSubmitted: { player: isSide, roster: (value) => isRoster(value), overridden: fixed },
    SituationAdopted: situationChecks(about),
    BattleStarted: { firstTurn: isSide, overridden: fixed },
    TurnOrderDecided: { round: fixed, first: isSide, by: isSide, overridden: fixed },
    PhaseAdvanced: { to: place, overridden: fixed },
    ...decidingChecks(about),
    StratagemUsed: use,
    AbilityUsed: use,
    OrderIssued: use,
    RollRecorded: { roll: isText, dice, by: oneOf('table', 'server'), thrown: whole(2) },
    ...drawChecks(pack),
    AnswerContested: { entry: whole(0), question: isText, player: isSide, because: isText },
    CommandPointsGained: { player: isSide, amount: whole(1), what: isText, outsideCap: isText },
    VictoryPointsScored: {
      player: isSide,
      category: oneOf(...pack.score.categories.map((category) => category.id)),
      points: whole(1),
      what: isText,
    },
    UnitDestroyed: { unit, by: name, how: isText },
    UnitReturned: { unit, as: name, location: isText, what: isText },
    BattleShockRecorded: { unit, result: oneOf('passed', 'failed'), dice, answers: vouched, overridden: fixed },
    UnitActed: {
      unit,
      act: oneOf(...pack.actions.map((action) => action.id)),
      targets: listOf(unit),
      dice,
      answers: vouched,
      overridden: fixed,
    },
    UnitsDestroyed: { units: listOf(unit), by: name, how: isText },
    FactRecorded: factChecks(about),
    NoteRecorded: { kind: oneOf(...NOTE_KINDS), text: isNoteText, player: isSide },
    RunningDeclared: { player: isSide, account: fixed, category: fixed, value: whole(0), after: whole(0) },
    MatchConceded: { player: isSide, because: isText, awarded: fixed },
    MatchFinished: { ending: oneOf('all-rounds-played', 'time', 'judge'), because: isText },
    ResultConfirmed: { player: isSide, by: fixed },
  };
}

function isObjective(pack: Pack): Check {
  return (value) => isText(value) && Object.hasOwn(pack.entries, value) && pack.entries[value]?.objective !== undefined;
}

function isDrawn(pack: Pack): Check {
  const thrown = { objective: isObjective(pack), dice, die: whole(1) };
  return members({ ...thrown, bonusOf: isObjective(pack), bonus: members(thrown) });
}

function drawChecks(
  pack: Pack,
): Pick<
  { readonly [Type in Amendable]: Checks<DataOf<Type>> },
  'ObjectiveDrawn' | 'DrawVoided' | 'ObjectiveDiscarded'
> {
  return {
    ObjectiveDrawn: { player: isSide, drawn: isDrawn(pack), sealed: fixed, overridden: fixed },
    DrawVoided: { player: isSide, dice },
    ObjectiveDiscarded: { player: isSide, objective: isObjective(pack), sealed: fixed, overridden: fixed },
  };
}

function factChecks({ pack, table, event }: About): Checks<DataOf<'FactRecorded'>> {
  return {
    fact: fixed,
    player: isSide,
    data: (value) => isMap(value) && isFact(pack, table, event, value as FactData),
    overridden: fixed,
  };
}

function isFact(pack: Pack, table: Table, { data }: MatchEvent, values: FactData): boolean {
  const { fact, player } = data as { readonly fact: string; readonly player: Side };
  return malformedFact(pack, table, { fact, player, data: values }) === null;
}

/**
 * The first member whose new value could not stand in such an entry. An amendment is part of the record for ever, so one
 * that does not fit would make the match unreadable.
 */
export function misfit(about: About, data: object): string | undefined {
  const checks = checksFor(about)[about.event.type as Amendable] as { readonly [member: string]: Check };
  return Object.entries(data).find(([member, value]) => !checks[member]?.(value))?.[0];
}
