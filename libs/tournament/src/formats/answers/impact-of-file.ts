import { apartIn } from '../../event/bracket/apart.js';
import { is, type Static } from '@adjutant/kernel';
import { draftByRules } from '../../event/draft-by-rules.js';
import type { Drawing } from '../../event/drawing.js';
import type { EventFacts, TableResult } from '../../facts.js';
import { corrected, type Correction } from '../../impact/corrected.js';
import type { CutImpact } from '../../impact/cut.js';
import { impactOf, type Impact, type Weighed } from '../../impact/impact.js';
import { rulesRanked, type PairingRules } from '../../pairing/rules.js';
import type { PlayOff } from '../../pairing/formats/play-off.js';
import type { Preset } from '../../standing/preset.js';
import { standingsOf, type Row } from '../../standing/standings.js';
import { DECIDED, OUTCOMES } from '../../words.js';
import { cutWeighed, drawnAfter } from '../../view/cut-weighed.js';
import { factsOf, type EventFile } from '../event-file.js';
import { eventIn, isScheduled } from '../event-in.js';
import type { ReadFile } from './draft-of-file.js';
import { Found } from './found.js';
import { Named, namesIn } from './named.js';

const Line = is.object({
  place: is.orNull(is.anyWhole()),
  shared: is.yes(),
  values: is.many(is.anyText(), { says: 'As they are shown, in the order of `columns`.' }),
});
const Result = is.object({
  decided: is.oneOf(DECIDED),
  outcome: is.oneOf(OUTCOMES, { says: 'Of seat A.' }),
  figures: is.many(is.mapOf(is.amount(), 'numbers'), { says: 'Seat A, then seat B.' }),
});
const Pair = is.list(Named, { least: 2, most: 2 });

/** What another result at one table of a closed round would change. */
export const ImpactOfFile = is.object(
  {
    file: is.anyText(),
    event: is.anyText(),
    preset: is.anyText(),
    correction: is.object({
      round: is.anyWhole(),
      table: is.anyWhole(),
      players: Pair,
      was: is.orNull(Result, { says: '`null` where nothing stood.' }),
      is: Result,
      kept: is.many(is.anyText(), { says: 'Figures that stay as they were although the result is another.' }),
    }),
    columns: is.many(is.anyText()),
    lines: is.many(is.object({ player: Named, before: is.orNull(Line), after: is.orNull(Line) }), {
      says: 'Players whose line changes, in the order of the new standings.',
    }),
    apart: is.many(
      is.object({
        round: is.anyWhole(),
        tables: is.many(
          is.object({
            table: is.anyWhole(),
            players: Pair,
            scores: is.many(is.amount(), { says: 'As they are now.' }),
          }),
        ),
      }),
      {
        says: 'Later rounds with the pairs that were of one score group and are so no longer. They are not paired anew.',
      },
    ),
    following: is.orNull(
      is.object({
        round: is.anyWhole(),
        instead: is.many(Pair, { says: 'Pairs that it would have had.' }),
        gone: is.many(Pair, { says: 'Pairs that it had and would not have had.' }),
      }),
      { says: 'What the first round after it would have been; `null` where there is none, or it would be the same.' },
    ),
    cut: is.optional(
      is.says(
        'The cut that is asked about; else the one of the file, or the one to come after its groups.',
        is.object({
          in: is.many(Named),
          out: is.many(Named),
          refused: is.optional(is.anyText({ says: 'Why the cut that was made could not be made like that.' })),
        }),
      ),
    ),
    findings: Found,
  },
  { name: 'ImpactOfFile', says: 'What `adjutant event impact --json` answers.' },
);
export type ImpactOfFile = Static<typeof ImpactOfFile>;

interface OtherResult {
  readonly correction: Correction;
  readonly preset: Preset;
  readonly rules?: PairingRules;
  readonly cut?: PlayOff;
}

export type ImpactRead =
  { readonly ok: true; readonly impact: ImpactOfFile } | { readonly ok: false; readonly says: string };

export function impactOfFile({ file, event, findings }: ReadFile, asked: OtherResult): ImpactRead {
  const { correction, preset, rules = rulesRanked(event.pairing, event.preset), cut } = asked;
  const facts = factsOf(event);
  const now = corrected(facts, correction);
  if (!now.ok) return now;
  const { round, table } = correction;
  const both = [facts, { ...now.facts, ...throughNow(event, now.facts) }] as const;
  const weighed = { rules, preset, round, ...(cut === undefined ? {} : { cut: { rule: cut } }) };
  const impact = impactOf(...both, isScheduled(event) ? scheduled(event, both, { ...weighed, cut }) : weighed);
  if (cut !== undefined && impact.cut?.refused) return { ok: false, says: impact.cut.refused.message };
  const named = namesIn(event);
  const [A, B] = now.players;
  const told = {
    round,
    table,
    players: [named(A), named(B)],
    was: now.was && resultIn(now.was),
    is: resultIn(now.is),
    kept: now.kept,
  };
  const head = { file, event: event.name, preset: preset.name, correction: told };
  const columns = standingsOf(both[1], preset).columns.map(({ name }) => name);
  return { ok: true, impact: { ...head, columns, ...said(impact, named), findings } };
}

/** Another result of a bracket sends somebody else on. */
const throughNow = (event: EventFile, { rounds }: EventFacts): Pick<EventFacts, 'apart'> =>
  event.cut?.apart === true ? apartIn(eventIn({ ...event, rounds: rounds as never })) : {};

/** What is weighed where the event of the file has a schedule, a bracket or a cut of its own. */
function scheduled(
  event: EventFile,
  facts: readonly [EventFacts, EventFacts],
  {
    rules,
    preset,
    round,
    cut: asked,
  }: Pick<Weighed, 'rules' | 'preset' | 'round'> & { readonly cut: PlayOff | undefined },
): Weighed {
  const [before, after] = facts.map(({ rounds }) => eventIn({ ...event, preset, rounds: rounds as never }, rules));
  const weighed = { rules, preset, round, cut: cutWeighed(after!, round, asked) };
  const draft: Drawing['draft'] = ({ entrants }, number, settings) =>
    draftByRules({ ...facts[1], entrants }, number, settings);
  return { ...weighed, draws: drawnAfter(before!, after!, { ...weighed, facts, seed: event.seed, draft }) };
}

type Told = Pick<ImpactOfFile, 'lines' | 'apart' | 'following' | 'cut'>;

function said({ lines, apart, following, cut }: Impact, named: (id: string) => Named): Told {
  const both = ([one, other]: readonly [string, string]): readonly [Named, Named] => [named(one), named(other)];
  return {
    lines: lines.map(({ player, before, after }) => ({
      player: named(player),
      before: before && lineOf(before),
      after: after && lineOf(after),
    })),
    apart: apart.map(({ round, tables }) => ({
      round,
      tables: tables.map(({ table, players, scores }) => ({ table, players: both(players), scores })),
    })),
    following: following && {
      round: following.round,
      instead: following.instead.map(both),
      gone: following.gone.map(both),
    },
    ...(cut === undefined ? {} : { cut: cutOf(cut, named) }),
  };
}

const cutOf = ({ in: come, out, refused }: CutImpact, named: (id: string) => Named): NonNullable<Told['cut']> => ({
  in: come.map(named),
  out: out.map(named),
  ...(refused && { refused: refused.message }),
});

const lineOf = ({ place, shared, values }: Row): Static<typeof Line> => ({
  place,
  shared,
  values: values.map((value) => value?.shown ?? ''),
});

function resultIn({ decided, seats: [A, B] }: TableResult): Static<typeof Result> {
  return { decided, outcome: A.outcome, figures: [A.figures, B.figures] };
}
