import type { Refusal } from '@adjutant/kernel';
import { draftByRules, rulesIn } from '../event/draft-by-rules.js';
import type { EventOf, TournamentEvent } from '../event/events.js';
import { presetOf } from '../event/ranked.js';
import type { EffectSaid } from '../event/members.js';
import { refuse } from '../event/refusals.js';
import { roundOf, tableOf, type OpenedTournament, type TournamentState } from '../event/state/state.js';
import { evolve } from '../event/state/evolve.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { impactOf, type Impact } from '../impact/impact.js';
import type { PlayOff } from '../pairing/formats/play-off.js';
import { figuresCounted } from '../standing/criteria.js';
import { figureOfUnit } from '../standing/effects.js';
import { columnsOf, type Row } from '../standing/standings.js';
import { cutWeighed, drawnAfter } from './cut-weighed.js';
import type { ImpactAsked, ImpactView } from './impact-answer.js';
import { overtakenDrafts } from './overtaken.js';
import type { Around } from './show.js';

/** Where something changes: at a table of a round, or in the standings after it. */
export interface ImpactAt {
  readonly round: number;
  readonly table?: number | undefined;
  readonly cut?: PlayOff | undefined;
}

export interface Change extends ImpactAt {
  readonly before: OpenedTournament;
  readonly after: OpenedTournament;
  readonly seed: string;
}

export type NameOf = Pick<Around, 'nameOf'>;

/** A ruling settles its dispute: a table that was outside of standings because of it counts from then on. */
export interface RuledImpact extends ImpactAsked {
  readonly settles?: string | undefined;
}

/** What another result of a table would change; a refusal where there is no such table in a closed round. */
export function impactAsked(
  state: OpenedTournament,
  asked: RuledImpact,
  seed: string,
  names: NameOf,
): ImpactView | Refusal {
  const told = resultTold(state, asked);
  return 'code' in told ? told : impactOfTold(state, told, { ...asked, seed }, names);
}

/** What an event would be told of another result; a refusal where there is no such table in a closed round. */
export function resultTold(
  state: OpenedTournament,
  { round, table, said, settles }: RuledImpact,
): readonly TournamentEvent[] | Refusal {
  const known = roundOf(state, round);
  if (known === undefined) return refuse('round/unknown', `There is no round ${round} yet.`, { round });
  if (known.status !== 'closed')
    return refuse('round/undecided', `Round ${round} is not closed: a result there changes no standings yet.`, {
      round,
    });
  const at = tableOf(known, table);
  if (at === undefined) return refuse('table/unknown', `Round ${round} has no table ${table}.`, { round, table });
  const { publication } = at;
  return [
    { type: 'TableResultTold', data: { round, table, publication, said, sure: 'ruled', at: '', late: true } },
    ...(settles === undefined
      ? []
      : [{ type: 'TableDisputeTold', data: { round, table, publication, dispute: settles, open: false } } as const]),
  ];
}

/** What becomes of an event that is told this. */
export function impactOfTold(
  before: OpenedTournament,
  told: readonly TournamentEvent[],
  at: ImpactAt & Pick<Change, 'seed'>,
  names: NameOf,
): ImpactView {
  const after = told.reduce<TournamentState>(evolve, before) as OpenedTournament;
  const { round, table, cut, seed } = at;
  const uncounted = uncountedIn(told, after);
  const impact = shownImpact({ before, after, round, table, cut, seed }, names);
  return uncounted.length === 0 ? impact : { ...impact, uncounted };
}

/** What effects were told in that the order of the event does not look at, as the policy of penalties names it. */
function uncountedIn(told: readonly TournamentEvent[], state: OpenedTournament): readonly string[] {
  const preset = presetOf(state);
  const counted = figuresCounted(preset);
  const units = told.flatMap((event) =>
    event.type === 'EffectTold' ? event.data.effects.flatMap((one) => ('figure' in one ? [one.figure] : [])) : [],
  );
  return [...new Set(units)].filter((unit) => !counted.includes(figureOfUnit(unit, preset.units)));
}

export type EffectEvent = EventOf<'EffectTold'> | EventOf<'EffectLifted'>;

/** From the round on that an effect is of; one of the whole event counts from the last round that is closed. */
export function roundOfEffect(event: EffectEvent, state: OpenedTournament): number {
  const of = effectsIn(event, state).flatMap((one) => ('figure' in one && one.round !== undefined ? [one.round] : []));
  return Math.min(...of, lastClosed(state));
}

/** 0 where none is closed. */
export const lastClosed = ({ rounds }: OpenedTournament): number =>
  rounds.findLast(({ status }) => status === 'closed')?.number ?? 0;

/** What was told before, and what is told now. */
export const effectsIn = ({ type, data }: EffectEvent, { effects }: OpenedTournament): readonly EffectSaid[] => [
  ...(effects[data.ruling] ?? []),
  ...(type === 'EffectTold' ? data.effects : []),
];

/** What the event is like after a change and no longer as before it. */
export function shownImpact({ before, after, round, table, seed, cut }: Change, { nameOf }: NameOf): ImpactView {
  const [was, is] = [tournamentFacts(before, seed), tournamentFacts(after, seed)];
  const preset = presetOf(after);
  const weighed = { rules: rulesIn(after.settings), preset, round, cut: cutWeighed(after, round, cut) };
  const drawing = { seed, draft: draftByRules, facts: [was, is] as const };
  const impact = impactOf(was, is, { ...weighed, draws: drawnAfter(before, after, { ...weighed, ...drawing }) });
  const columns = columnsOf(preset).map(({ name }) => name);
  const drafts = overtakenDrafts(before, after);
  const players = playersIn(impact, drafts);
  return {
    ...{ round, ...(table === undefined ? {} : { table }), columns },
    lines: impact.lines.map((one) => ({ player: one.player, before: lineOf(one.before), after: lineOf(one.after) })),
    apart: impact.apart,
    following: impact.following,
    overtaken: drafts,
    ...(impact.cut === undefined ? {} : { cut: { ...impact.cut, refused: impact.cut.refused?.message ?? null } }),
    names: Object.fromEntries(players.map((player) => [player, nameOf(player)])),
  };
}

function lineOf(
  row: Row | null,
): { readonly place: number | null; readonly values: readonly (string | null)[] } | null {
  return row && { place: row.place, values: row.values.map((value) => value?.shown ?? null) };
}

function playersIn({ lines, apart, following, cut }: Impact, drafts: ImpactView['overtaken']): readonly string[] {
  const pairs = [...(following?.instead ?? []), ...(following?.gone ?? [])].flat();
  const seated = apart.flatMap(({ tables }) => tables.flatMap(({ players }) => players));
  const all = [
    ...lines.map(({ player }) => player),
    ...seated,
    ...pairs,
    ...drafts.flatMap((one) => one.players),
    ...(cut?.in ?? []),
    ...(cut?.out ?? []),
  ];
  return [...new Set(all)];
}
