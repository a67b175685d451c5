import type { MatchEvent, Official, UseDeclared } from '@adjutant/match';
import { clockText, rolesOfPicks, type Pack, type Roster, type Table } from '@adjutant/rules';
import { Names } from './names.js';
import { decisionText } from './result-text.js';
import { TIME_SENTENCES } from './time-sentences.js';
import { tableText } from './table-of-event.js';
import { isLate } from './table/choices.js';
import { factText } from './table/fact-text.js';
import { toldText } from './told-text.js';

type DataOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>['data'];

type Sentences = { readonly [Type in MatchEvent['type']]: (data: DataOf<Type>, names: Names) => string };

const RECORDED = { result: 'as a result', score: 'as a score', full: 'in full' } as const;

const WON = { A: 'A has won', B: 'B has won', draw: 'a draw' } as const;

/** One entry of a record as a person at the table would say it. `table` is the table before the entry. */
export function sentence(pack: Pack, table: Table, event: MatchEvent): string {
  const say = SENTENCES[event.type] as (data: MatchEvent['data'], names: Names) => string;
  return say(event.data, new Names(pack, table));
}

function used(data: UseDeclared, names: Names): string {
  return `${data.player} uses ${names.entry(data.entry)}${onWhat(data, names)}.`;
}

function fielded({ faction, detachment }: Roster, names: Names): string {
  return detachment === undefined ? faction : names.entry(detachment);
}

function chosen(made: DataOf<'ChoiceMade'>, names: Names): string {
  const { choice, player, option, dice } = made;
  if (option === undefined) return `${player ?? 'Somebody'} decides on ${names.choice(choice)}, sealed.`;
  const what = `${names.choice(choice)}: ${names.option(choice, option)}${withPicks(made, names)}`;
  if (dice) return `${player ?? 'Dice'} ${player ? 'rolls' : 'show'} ${dice.join(', ')} for ${what}.`;
  const late = isLate(names.pack, names.table, { ...made, option }) ? ', after the battle had begun' : '';
  return player ? `${player} decides on ${what}${late}.` : `Decided on ${what}${late}.`;
}

function withPicks({ option = '', roles }: DataOf<'ChoiceMade'>, names: Names): string {
  const picked = rolesOfPicks(names.pack.entries[option]).flatMap((role) => roles[role] ?? []);
  return picked.length === 0 ? '' : ` (${picked.map((card) => names.entry(card)).join(', ')})`;
}

const SENTENCES: Sentences = {
  MatchOpened: ({ title, pack: { release }, depth, event }, { pack }) =>
    `${title}: opened${event ? ` for ${tableText(event).toLowerCase()},` : ''} with ${pack.name}, release ${release}${depth === undefined ? '' : `, recorded ${RECORDED[depth]}`}.`,
  RosterSubmitted: (data, names) =>
    `${data.player} submits a roster: ${fielded(data.roster, names)}, ${data.roster.units.length} ${data.roster.units.length === 1 ? 'unit' : 'units'}.`,
  SituationAdopted: (data, { pack }) => `The record begins at ${clockText(pack.sequence, data.at)}.`,
  BattleStarted: (data) => `The battle starts; ${data.firstTurn} has the first turn.`,
  PhaseAdvanced: (data, { pack }) => `${clockText(pack.sequence, data.to)} begins.`,
  ChoiceMade: chosen,
  UnitActivated: (data, names) => `${names.unit(data.unit)} is activated.`,
  ActivationEnded: (data, names) => `The activation of ${names.unit(data.unit)} ends.`,
  UnitPlaced: (data, names) => `${names.unit(data.unit)} is placed.`,
  UseAnswered: (data, names) =>
    `${data.player} answers ${names.answered(data.entry, data.option)}${asNamed(data.roles, names)}.`,
  TurnOrderDecided: (data) => `${data.by} decides that ${data.first} has the first turn of battle round ${data.round}.`,
  StratagemUsed: used,
  AbilityUsed: used,
  OrderIssued: (data, names) =>
    `${names.unit(data.roles['issuer'])} orders ${names.unit(data.roles['recipient'])}: ${names.entry(data.entry)}`,
  RollRecorded: (data, names) =>
    `Dice for ${names.roll(data.roll)}: ${data.dice.join(', ')}${data.by === 'server' ? ' (rolled by the server)' : ''}.`,
  QuestionAnswered: (data, names) => `Entry ${data.entry}, ${names.question(data.question)}: answered ${data.answer}.`,
  AnswerContested: (data, names) =>
    `${data.player} contests ${names.question(data.question)} of entry ${data.entry}: ${data.because}`,
  CommandPointsGained: ({ player, amount, what, outsideCap }, names) => {
    const outside = outsideCap === undefined ? '' : ` (outside the cap on gains, by ${names.entry(outsideCap)})`;
    return `${player} gains ${amount} CP: ${what}${outside}.`;
  },
  VictoryPointsScored: (data, names) =>
    `${data.player} scores ${data.points} VP (${names.category(data.category)}): ${data.what}.`,
  UnitDestroyed: (data, names) =>
    `${names.unit(data.unit)} is destroyed${data.by === undefined ? '' : ` by ${names.unit(data.by)}`}.`,
  UnitsDestroyed: (data, names) =>
    `${data.units.map((id) => names.unit(id)).join(', ')} are destroyed${data.by === undefined ? '' : ` by ${names.unit(data.by)}`}.`,
  FactRecorded: (data, names) =>
    `${data.player} records ${names.fact(data.fact)}: ${factText(data.data, (word) => names.unit(word))}.`,
  UnitReturned: (data, names) => `${names.unit(data.unit)} returns as ${data.as}: ${data.what}.`,
  BattleShockRecorded: (data, names) => `${names.unit(data.unit)} ${data.result} its Battle-shock test.`,
  UnitActed: (data, names) =>
    `${names.unit(data.unit)} ${names.action(data.act)}${atTargets(data.targets, names)}${data.place === undefined ? '' : ` at ${data.place}`}${withDice(data.dice)}.`,
  ObjectiveDrawn: ({ player, drawn, by }, names) =>
    drawn
      ? `${player} draws ${names.objective(drawn.objective)}${drawn.bonus ? `, and with it ${names.objective(drawn.bonus.objective)}` : ''}${by === 'server' ? ' (drawn by the server)' : ''}.`
      : `${player} draws an objective in secret.`,
  DrawVoided: ({ player, dice }) => `${player} throws ${dice.join(', ')}, which came before: thrown again.`,
  ObjectiveDiscarded: ({ player, objective }, names) =>
    `${player} discards ${objective === undefined ? 'an objective' : names.objective(objective)}.`,
  ObjectiveRevealed: (data, names) => `${data.player} shows what was sealed: ${shown(data.holds, names)}.`,
  HandsInspected: (data) =>
    `${data.by} looks at what the players have sealed, as a judge${data.because === undefined ? '.' : `: ${data.because}`}`,
  NoteRecorded: ({ kind, text, player }) => `${capital(kind)}${player === undefined ? '' : ` (${player})`}: ${text}`,
  RunningDeclared: ({ player, account, category, value, after }, names) =>
    `The paper says ${value} ${pointsOf(account, category, names)} of ${player}${after === undefined ? '' : ` after entry ${after}`}.`,
  EntryCorrected: (data) => `Entry ${data.entry} is corrected (${data.correction.kind}): ${data.because}`,
  MatchRewound: (data) => `Rewound to entry ${data.to}: ${data.because}`,
  RulingApplied: (data) => `${asOfficial(data.by)} rules: ${data.because}`,
  RulingReversed: (data) => `The ruling of entry ${data.entry} is reversed: ${data.because}`,
  PointsAdjusted: adjusted,
  BalanceSet: (data, names) =>
    `${data.player} has ${data.value} ${pointsOf(data.resource, data.category, names)} from here on: ${data.because}`,
  SeatsCorrected: ({ seats: { A, B }, because }) =>
    `The seats are corrected, A is ${A.player} and B is ${B.player}: ${because}`,
  MatchConceded: ({ player, awarded }) =>
    `${player} concedes.${awarded ? ` Awarded: ${awarded.A}:${awarded.B} ${awarded.unit === 'vp' ? 'VP' : 'event points'}.` : ''}`,
  MatchFinished: ({ ending, winner }) =>
    `The match is finished: ${ending.replaceAll('-', ' ')}${winner === undefined ? '' : `, ${WON[winner]} as the players say`}.`,
  ResultDecided: (data) => `The result is decided: ${decisionText(data)}. ${data.because}`,
  ResultConfirmed: ({ player, by, named }) =>
    by
      ? `${asOfficial(by)} enters for ${player} that the result is confirmed.`
      : `${player} confirms the result${withName(named)}`,
  MatchVoided: (data) => `The match is declared void: ${data.because}`,
  MatchRestored: (data) => `The match counts again: ${data.because}`,
  TakeBackAsked: ({ player, entry, because }) =>
    `${player} asks to take back entry ${entry}${because === undefined ? '.' : `: ${because}`}`,
  TakeBackAgreed: ({ player, ask, by }) => `${saidBy(player, by)} what entry ${ask} asks for is agreed to.`,
  TakeBackDeclined: ({ player, ask, because, by }) =>
    `${saidBy(player, by)} what entry ${ask} asks for is declined${because === undefined ? '.' : `: ${because}`}`,
  RoundConfirmed: ({ player, round, seen: { cp, vp }, by, named, typed }) =>
    `${saidBy(player, by)} battle round ${round} ends with ${cp.A}:${cp.B} CP and ${vp.A}:${vp.B} VP${typed === undefined ? withName(named) : `, signed “${typed}”.`}`,
  DepthRaised: ({ depth }) => `The match is recorded ${RECORDED[depth]} from here on.`,
  BookEntriesAdded: (data, { pack }) => toldText(data, pack),
  ...TIME_SENTENCES,
  AwardsClaimed: ({ player, card, awards }, names) =>
    `${player} claims ${names.objective(card)}: ${awardsText(card, awards, names)}.`,
};

function awardsText(card: string, awards: DataOf<'AwardsClaimed'>['awards'], names: Names): string {
  const often = (times: number): string => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`);
  return awards.map(({ award, times }) => `${names.award(card, award)}${often(times)}`).join(', ');
}

function withName(named: true | undefined): string {
  return named ? ', with their name typed.' : '.';
}

function saidBy(player: string, by: Official | undefined): string {
  return by ? `${asOfficial(by)} enters for ${player}:` : `${player} says:`;
}

/** `The head judge (person-h)` */
function asOfficial({ id, role }: Official): string {
  return `The ${role.replace('-', ' ')} (${id})`;
}

function adjusted(
  { player, resource, category, amount, because, owes }: DataOf<'PointsAdjusted'>,
  names: Names,
): string {
  const points = `${Math.abs(amount)} ${pointsOf(resource, category, names)}`;
  const rest = owes ? ', what is not there is owed' : '';
  return `${player} is ${amount < 0 ? `docked ${points}` : `given ${points}`}${rest}: ${because}`;
}

/** `CP`, `VP`, `VP (Primary)` */
function pointsOf(account: 'cp' | 'vp', category: string | undefined, names: Names): string {
  return `${account.toUpperCase()}${category === undefined ? '' : ` (${names.category(category)})`}`;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function withDice(dice: readonly number[] | undefined): string {
  return dice?.length ? ` (dice: ${dice.join(', ')})` : '';
}

function atTargets(targets: readonly string[] | undefined, names: Names): string {
  return targets?.length ? `: ${targets.map((id) => names.unit(id)).join(', ')}` : '';
}

function onWhat(use: UseDeclared, names: Names): string {
  const { target, enemy, bearer, roll, order } = use.roles;
  const words = [
    [roll, () => `on the ${(roll ?? '').replaceAll('-', ' ')} of`],
    [target, () => (roll === undefined ? `on ${names.unit(target)}` : names.unit(target))],
    [enemy, () => `against ${names.unit(enemy)}`],
    [bearer, () => `by ${names.unit(bearer)}`],
    [order, () => `giving ${names.entry(order ?? '')}`],
    [use.claims[0], () => `claiming ${use.claims.map((claim) => claim.ability).join(', ')}`],
  ] as const;
  return words.flatMap(([given, say]) => (given === undefined ? [] : [` ${say()}`])).join('') + besides(use, names);
}

/** Roles that the words of a use tell already; an order's are told by its own sentence. */
const TOLD = ['target', 'enemy', 'bearer', 'roll', 'order', 'issuer', 'recipient'];

function besides({ roles }: UseDeclared, names: Names): string {
  return asNamed(Object.fromEntries(Object.entries(roles).filter(([role]) => !TOLD.includes(role))), names);
}

/** What is named, by its roles: ` (spell Bolt, modifier 1)`. */
function asNamed(roles: UseDeclared['roles'], names: Names): string {
  const words = Object.entries(roles).map(([role, named]) => {
    const spaced = role.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
    return `${spaced} ${names.thing(named)}`;
  });
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

/** What an envelope held: things of the pack by their names, everything else as it stands. */
function shown(holds: DataOf<'ObjectiveRevealed'>['holds'], names: Names): string {
  const { drawn, objective, option, roles } = holds;
  if (typeof option === 'string')
    return [option, ...Object.values(roles ?? {})].map((one) => names.entry(String(one))).join(', ');
  const held = typeof drawn === 'object' && drawn !== null && 'objective' in drawn ? drawn.objective : objective;
  return typeof held === 'string' ? names.entry(held) : JSON.stringify(holds);
}
