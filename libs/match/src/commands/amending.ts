import { fits, type Schema, type Static } from '@adjutant/kernel';
import {
  cardOf,
  findOption,
  isPlace,
  strangeIn,
  malformedFact,
  type Clock,
  type FactData,
  type Pack,
  type Side,
  type Table,
  type ToldEntry,
} from '@adjutant/rules';
import { MATCH_EVENT_SCHEMAS, type MatchEvent } from '../events.js';
import { DeclaredSituation } from '../situation.js';
import { hasUnit, isNobody } from './names.js';
import { isNoteText } from './paper.js';
import { isRoster } from './roster-shape.js';
import { isMap, isText, listOf, mapOf, oneOf, whole, type Check } from './shapes.js';

/** What an amended value is checked against besides its shape. */
interface About {
  readonly pack: Pack;
  readonly table: Table;
  readonly event: MatchEvent;
  /** What the entry would say with the amendment. */
  readonly meant?: object;
}

type AwardsClaimed = DataOf<'AwardsClaimed'>;
type Checks<Data> = { readonly [Member in keyof Data]-?: Check };
type DataOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>['data'];
/** Of each type of event that may be amended; nobody amends the others. */
type ChecksOfTypes = { readonly [Type in MatchEvent['type']]?: Checks<DataOf<Type>> };

/** What a judge wrote down about setting a refusal aside is nobody's to rewrite. */
const fixed: Check = () => false;
const dice: Check = (value) => listOf(whole(1))(value) && (value as readonly unknown[]).length > 0;

/** It only has to be as its event is described. */
const asDescribed: Check = () => true;

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

type Declared = typeof DeclaredSituation.properties;

/** What could have been declared of a situation, and holds in this match besides. */
function declared<Member extends keyof Declared>(
  member: Member,
  holds: (value: Static<Declared[Member]>) => boolean = () => true,
): Check {
  const schema: Schema<Static<Declared[Member]>> = DeclaredSituation.properties[member] as never;
  return (value) => fits(schema, value) && holds(value);
}

/** Of what is counted for each side: whether everything that is counted is known. */
function namesOnly(isKnown: (id: string) => boolean): (bySide: object) => boolean {
  return (bySide) =>
    Object.values(bySide as { readonly [side in Side]?: object }).every((one) => Object.keys(one).every(isKnown));
}

function situationChecks(about: About): Checks<DataOf<'SituationAdopted'>> {
  const { pack } = about;
  const { unit, name, place } = namesOf(about);
  const isNamed = (id: string | undefined): boolean => id === undefined || name(id);
  return {
    at: place,
    firstTurn: asDescribed,
    balances: declared('balances'),
    score: declared('score'),
    gained: declared('gained'),
    scoredThisRound: declared(
      'scoredThisRound',
      namesOnly((id) => pack.score.categories.some((one) => one.id === id)),
    ),
    scoredByCard: declared(
      'scoredByCard',
      namesOnly((id) => cardOf(pack, id) !== undefined),
    ),
    units: declared('units', (units) =>
      Object.entries(units).every(([id, { destroyed }]) => unit(id) && (destroyed === undefined || place(destroyed))),
    ),
    uses: declared('uses', (all) => all.every((one) => place(one.at) && isNamed(one.unit))),
    acts: declared('acts', (all) => all.every((one) => place(one.at) && name(one.unit))),
    turnOrders: declared('turnOrders'),
    counters: declared('counters'),
    objectives: declared('objectives', (all) => all.every(({ objective }) => isObjective(pack)(objective))),
    facts: declared('facts', (all) => all.every((one) => place(one.at))),
    choices: declared('choices', (all) => all.every((one) => place(one.at) && mapOf(name)(one.roles ?? {}))),
    orders: declared('orders', (all) => all.every((one) => place(one.at) && name(one.issuer) && name(one.recipient))),
  };
}

type Deciding = 'ChoiceMade' | 'UnitActivated' | 'ActivationEnded' | 'UnitPlaced' | 'UseAnswered';

/** What is chosen and answered, and whose units are named in turn. */
function decidingChecks(about: About): { readonly [Type in Deciding]: Checks<DataOf<Type>> } {
  const { pack, event } = about;
  const { unit, name } = namesOf(about);
  const isOption: Check = (value) => {
    const choice =
      event.type === 'ChoiceMade' && event.data.sealed === undefined ? pack.choices?.[event.data.choice] : undefined;
    return choice !== undefined && isText(value) && findOption(pack, choice, value)?.id === value;
  };
  const picked = event.type === 'ChoiceMade' && event.data.sealed !== undefined ? { roles: fixed, answers: fixed } : {};
  const said = { player: fixed, roles: mapOf(name), answers: asDescribed, overridden: fixed };
  return {
    ChoiceMade: { ...said, ...picked, choice: fixed, option: isOption, dice, sealed: fixed },
    UnitActivated: { unit, overridden: fixed },
    ActivationEnded: { unit, overridden: fixed },
    UnitPlaced: { unit, overridden: fixed },
    UseAnswered: { ...said, entry: fixed, option: asDescribed },
  };
}

function checksFor(about: About): ChecksOfTypes {
  const { pack, event } = about;
  const { unit, name, place } = namesOf(about);
  const sameKind: Check = (value) => {
    const was =
      'entry' in event.data && typeof event.data.entry === 'string' ? pack.entries[event.data.entry]?.kind : undefined;
    return isText(value) && Object.hasOwn(pack.entries, value) && pack.entries[value]?.kind === was;
  };
  const claim: Check = (value) => isMap(value) && isText(value['ability']) && name(value['bearer']);
  const use = {
    player: asDescribed,
    entry: sameKind,
    roles: mapOf(name),
    answers: asDescribed,
    claims: listOf(claim),
    declared: whole(0),
    sealed: fixed,
    overridden: fixed,
  };
  return {
    RosterSubmitted: { player: asDescribed, roster: (value) => isRoster(value), overridden: fixed },
    SituationAdopted: situationChecks(about),
    BattleStarted: { firstTurn: asDescribed, overridden: fixed },
    TurnOrderDecided: { round: fixed, first: asDescribed, by: asDescribed, overridden: fixed },
    PhaseAdvanced: { to: place, overridden: fixed },
    ...decidingChecks(about),
    StratagemUsed: use,
    AbilityUsed: use,
    OrderIssued: use,
    RollRecorded: rollChecks(event, dice),
    ...drawChecks(about),
    AnswerContested: { entry: whole(0), question: asDescribed, player: asDescribed, because: asDescribed },
    ...pointsChecks(about),
    UnitDestroyed: { unit, by: name, how: asDescribed },
    UnitReturned: { unit, as: name, location: asDescribed, what: asDescribed },
    BattleShockRecorded: { unit, result: asDescribed, dice, answers: asDescribed, overridden: fixed },
    UnitActed: {
      unit,
      act: oneOf(...pack.actions.map((action) => action.id)),
      targets: listOf(unit),
      place: asDescribed,
      dice,
      answers: asDescribed,
      overridden: fixed,
    },
    UnitsDestroyed: { units: listOf(unit), by: name, how: asDescribed },
    FactRecorded: factChecks(about),
    BookEntriesAdded: { player: asDescribed, card: fixed, entries: isToldAnew(about) },
    NoteRecorded: { kind: asDescribed, text: isNoteText, player: asDescribed },
    RunningDeclared: { player: asDescribed, account: fixed, category: fixed, value: whole(0), after: whole(0) },
    MatchConceded: { player: asDescribed, because: asDescribed, awarded: fixed },
    MatchFinished: { ending: asDescribed, winner: asDescribed, because: asDescribed },
    ResultConfirmed: { player: asDescribed, named: fixed, by: fixed },
  };
}

/** Whether the card that an amended claim is of has such an award. */
function isOnCard(pack: Pack, { card }: Partial<AwardsClaimed>, award: string): boolean {
  return cardOf(pack, card ?? '')?.awards.some(({ id }) => id === award) === true;
}

function pointsChecks({
  pack,
  meant = {},
}: About): Pick<ChecksOfTypes, 'CommandPointsGained' | 'VictoryPointsScored' | 'AwardsClaimed'> {
  return {
    CommandPointsGained: {
      player: asDescribed,
      amount: whole(1),
      what: asDescribed,
      slot: fixed,
      outsideCap: asDescribed,
    },
    VictoryPointsScored: {
      player: asDescribed,
      category: oneOf(...pack.score.categories.map((category) => category.id)),
      points: whole(0),
      what: asDescribed,
      slot: fixed,
    },
    AwardsClaimed: {
      player: asDescribed,
      card: (value) => isText(value) && cardOf(pack, value) !== undefined,
      awards: (value) => (value as AwardsClaimed['awards']).every(({ award }) => isOnCard(pack, meant, award)),
      answers: asDescribed,
      overridden: fixed,
    },
  };
}

/** The same entries, with other prices, steps and caps that fit the game. */
function isToldAnew({ pack, event }: About): Check {
  const was = event.type === 'BookEntriesAdded' ? event.data.entries : [];
  return (value) => {
    const told = value as readonly ToldEntry[];
    return (
      told.length === was.length && told.every((one, at) => one.id === was[at]?.id && strangeIn(pack, one) === null)
    );
  };
}

/** Nobody makes dice the server's by correcting them, and what it threw is struck, not rewritten. */
function rollChecks(event: MatchEvent, dice: Check): Checks<DataOf<'RollRecorded'>> {
  const byServer = event.type === 'RollRecorded' && event.data.by === 'server';
  return {
    roll: asDescribed,
    dice: byServer ? fixed : dice,
    by: byServer ? fixed : (value) => value === 'table',
    thrown: byServer ? fixed : whole(2),
  };
}

function isObjective(pack: Pack): Check {
  return (value) => {
    const entry = isText(value) && Object.hasOwn(pack.entries, value) ? pack.entries[value] : undefined;
    return (entry?.objective ?? entry?.card) !== undefined;
  };
}

function isDrawn(pack: Pack): Check {
  const thrown = { objective: isObjective(pack), dice, die: whole(1) };
  return members({ ...thrown, bonusOf: isObjective(pack), bonus: members(thrown) });
}

function drawChecks({
  pack,
  event,
}: About): Pick<ChecksOfTypes, 'ObjectiveDrawn' | 'DrawVoided' | 'ObjectiveDiscarded'> {
  const byServer = event.type === 'ObjectiveDrawn' && event.data.by === 'server';
  return {
    ObjectiveDrawn: {
      player: asDescribed,
      drawn: byServer ? fixed : isDrawn(pack),
      by: fixed,
      sealed: fixed,
      overridden: fixed,
    },
    DrawVoided: { player: asDescribed, dice },
    ObjectiveDiscarded: { player: asDescribed, objective: isObjective(pack), sealed: fixed, overridden: fixed },
  };
}

function factChecks({ pack, table, event }: About): Checks<DataOf<'FactRecorded'>> {
  return {
    fact: fixed,
    player: asDescribed,
    data: (value) => isMap(value) && isFact(pack, table, event, value as FactData),
    overridden: fixed,
  };
}

function isFact(pack: Pack, table: Table, { data }: MatchEvent, values: FactData): boolean {
  const { fact, player } = data as { readonly fact: string; readonly player: Side };
  return malformedFact(pack, table, { fact, player, data: values }) === null;
}

/** Whether entries of this type may be amended at all. */
export function isAmended(about: About): boolean {
  return checksFor(about)[about.event.type] !== undefined;
}

/**
 * The first member whose new value could not stand in such an entry: what is not as the event is described, or names what is
 * not there. An amendment is part of the record for ever, so one
 * that does not fit would make the match unreadable.
 */
export function misfit(about: About, data: object): string | undefined {
  const meant = { ...about.event.data, ...data };
  const checks: { readonly [member: string]: Check } = checksFor({ ...about, meant })[about.event.type] ?? {};
  const described = MATCH_EVENT_SCHEMAS[about.event.type].properties.data.properties ?? {};
  const stands = (member: string, value: unknown): boolean => {
    const schema = Object.hasOwn(described, member) ? described[member] : undefined;
    return schema !== undefined && fits(schema, value) && checks[member]?.(value) === true;
  };
  return Object.entries(data).find(([member, value]) => !stands(member, value))?.[0];
}
