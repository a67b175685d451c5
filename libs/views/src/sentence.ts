import type { MatchEvent, UseDeclared } from '@adjutant/match';
import { clockText, type Pack, type Table } from '@adjutant/rules';

/** One entry of a record as a person at the table would say it. `table` is the table before the entry. */
export function sentence(pack: Pack, table: Table, event: MatchEvent): string {
  const unit = (id: string): string => (table.units[id] ? `${table.units[id].name} (${id})` : id);
  const name = (id: string): string => pack.entries[id]?.name ?? id;
  switch (event.type) {
    case 'MatchOpened':
      return `${event.data.title}: opened with ${pack.name}, release ${event.data.pack.release}.`;
    case 'RosterSubmitted':
      return `${event.data.player} submits a roster: ${name(event.data.roster.detachment)}, ${event.data.roster.units.length} units.`;
    case 'SituationAdopted':
      return `The record begins at ${clockText(pack.sequence, event.data.at)}.`;
    case 'BattleStarted':
      return `The battle starts; ${event.data.firstTurn} has the first turn.`;
    case 'PhaseAdvanced':
      return `${clockText(pack.sequence, event.data.to)} begins.`;
    case 'StratagemUsed':
    case 'AbilityUsed':
      return `${event.data.player} uses ${name(event.data.entry)}${onWhat(event.data, unit)}.`;
    case 'OrderIssued':
      return `${unit(event.data.roles['issuer'] ?? '')} orders ${unit(event.data.roles['recipient'] ?? '')}: ${name(event.data.entry)}`;
    case 'RollRecorded':
      return `Dice for ${rollName(pack, table, event.data.roll)}: ${event.data.dice.join(', ')}${event.data.by === 'server' ? ' (rolled by the server)' : ''}.`;
    case 'QuestionAnswered':
      return `Entry ${event.data.entry}, ${event.data.question}: answered ${event.data.answer}.`;
    case 'AnswerContested':
      return `${event.data.player} contests ${event.data.question} of entry ${event.data.entry}: ${event.data.because}`;
    case 'CommandPointsGained':
      return `${event.data.player} gains ${event.data.amount} CP: ${event.data.what}.`;
    case 'VictoryPointsScored':
      return `${event.data.player} scores ${event.data.points} VP (${categoryName(pack, event.data.category)}): ${event.data.what}.`;
    case 'UnitDestroyed':
      return `${unit(event.data.unit)} is destroyed${event.data.by === undefined ? '' : ` by ${unit(event.data.by)}`}.`;
    case 'UnitReturned':
      return `${unit(event.data.unit)} returns as ${event.data.as}: ${event.data.what}.`;
    case 'BattleShockRecorded':
      return `${unit(event.data.unit)} ${event.data.result} its Battle-shock test.`;
    case 'UnitActed':
      return `${unit(event.data.unit)} ${actionName(pack, event.data.act)}${event.data.targets?.length ? `: ${event.data.targets.map(unit).join(', ')}` : ''}.`;
    case 'EntryCorrected':
      return `Entry ${event.data.entry} is corrected (${event.data.correction.kind}): ${event.data.because}`;
    case 'MatchRewound':
      return `Rewound to entry ${event.data.to}: ${event.data.because}`;
    case 'MatchConceded':
      return `${event.data.player} concedes.`;
    case 'MatchFinished':
      return `The match is finished: ${event.data.ending.replaceAll('-', ' ')}.`;
    case 'ResultConfirmed':
      return `${event.data.player} confirms the result.`;
  }
}

function onWhat(use: UseDeclared, unit: (id: string) => string): string {
  const { target, enemy, bearer, roll, order } = use.roles;
  return [
    ...(roll === undefined ? [] : [`on the ${roll.replaceAll('-', ' ')} of`]),
    ...(target === undefined ? [] : [roll === undefined ? `on ${unit(target)}` : unit(target)]),
    ...(enemy === undefined ? [] : [`against ${unit(enemy)}`]),
    ...(bearer === undefined ? [] : [`by ${unit(bearer)}`]),
    ...(order === undefined ? [] : [`giving ${order}`]),
    ...(use.claims.length === 0 ? [] : [`claiming ${use.claims.map((claim) => claim.ability).join(', ')}`]),
  ].reduce((text, part) => `${text} ${part}`, '');
}

function rollName(pack: Pack, table: Table, id: string): string {
  const roll = table.rolls.find((one) => one.id === id);
  return roll ? (pack.entries[roll.cause]?.name ?? roll.cause) : id;
}

function actionName(pack: Pack, act: string): string {
  return pack.actions.find((action) => action.id === act)?.name ?? act;
}

function categoryName(pack: Pack, id: string): string {
  return pack.score.categories.find((category) => category.id === id)?.name ?? id;
}
