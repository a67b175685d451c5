import { is, type Static } from '@adjutant/kernel';
import type { EventFacts } from '../facts.js';
import { Format } from '../event/groups/format.js';
import { Prizes } from '../event/prizes.js';
import { PlayOff } from '../pairing/formats/play-off.js';
import { PairingRules } from '../pairing/rules.js';
import { Preset } from '../standing/preset.js';
import { BYE_KINDS, DECIDED, OUTCOMES } from '../words.js';
import { apartIn } from '../event/bracket/apart.js';
import { eventIn } from './event-in.js';

const texts = is.mapOf(is.anyText(), 'texts');
const figures = is.mapOf(is.amount(), 'numbers', { says: 'Figures by name: vp, tp, casualtyPoints, gamesWon, …' });
const player = is.name({ says: 'Id of a player of this file.' });
export const MOST_ROUNDS = 1_000;
export const MOST_TABLES = 1_000_000;
const round = is.whole({ least: 1, most: MOST_ROUNDS, says: 'Number of the round, from 1.' });
const table = is.whole({ most: MOST_TABLES, says: 'Number of the table.' });

const SeatResult = is.object({ player, outcome: is.oneOf(OUTCOMES), figures }, { name: 'SeatResult' });

const groups = is.mapOf(is.many(is.anyText()), 'lists of ids', {
  says: 'What pairing may be asked to avoid, by kind.',
});
const rating = is.amount({ says: 'Higher is better.' });
const barredFromBye = is.yes({ says: 'Pairing gives no bye to them.' });

const EventPlayer = is.object(
  {
    id: is.name({ says: 'Id within this file.' }),
    name: is.anyText({ says: 'As it is shown.' }),
    outside: is.optional({ ...texts, description: 'Ids that other programs have for this player, by program.' }),
    columns: is.optional({
      ...texts,
      description: 'Faction, detachment, club and whatever else stands beside a player.',
    }),
    groups,
    rating: is.optional(rating),
    from: { ...round, description: 'The first round that this player can be paired for.' },
    until: is.optional(is.whole({ most: 1_000, says: 'The last one; left out while they play on.' })),
    absences: is.optional(
      is.many(
        is.object({
          after: is.whole({ most: MOST_ROUNDS, says: 'The last round before it; 0: none.' }),
          back: { ...round, description: 'The first round after it.' },
        }),
        { says: 'When they were away between: dropped and reinstated, or not yet checked in; the earliest first.' },
      ),
    ),
    barredFromBye: is.optional(barredFromBye),
    standby: is.optional(is.yes({ says: 'Plays only where the number would be odd without them.' })),
    table: is.optional({ ...table, description: 'The table that they keep all day.' }),
    away: is.optional(is.yes({ says: 'Has not checked in where the event wants that: they are not paired.' })),
    formerly: is.optional(
      is.many(
        is.object({
          through: { ...round, description: 'The last round that was drawn by it.' },
          groups,
          rating: is.optional(rating),
          barredFromBye: is.optional(barredFromBye),
          standby: is.optional(is.yes({ says: 'As now, where it is left out.' })),
          table: is.optional(table),
        }),
        { says: 'What stood there while earlier rounds were drawn, where it was changed since; the earliest first.' },
      ),
    ),
    asked: is.optional(
      is.many(is.object({ round, kind: is.oneOf(['full', 'half', 'zero']) }), {
        says: 'Rounds in which they take no part in pairing, and what they are given for it.',
      }),
    ),
  },
  { name: 'EventPlayer' },
);
export type EventPlayer = Static<typeof EventPlayer>;

const TableOfRound = is.object(
  {
    table,
    decided: is.oneOf(DECIDED),
    seats: is.list(SeatResult, { least: 2, most: 2, says: 'Seat A (white, where there are colours), then seat B.' }),
    disputed: is.optional(
      is.yes({ says: 'Called into question after its round was closed: it counts until a ruling.' }),
    ),
    unconfirmed: is.optional(is.yes({ says: 'One of the two players alone told it, and it stands by the time.' })),
    given: is.optional(
      is.yes({ says: 'A ruling or a penalty says who has won what was played, and nobody how many points that is.' }),
    ),
  },
  { name: 'TableResult' },
);

const EventRound = is.object(
  {
    number: round,
    closed: is.yes({ says: 'Only closed rounds count.' }),
    tables: is.many(TableOfRound),
    open: is.many(
      is.object({
        table,
        players: is.list(player, { least: 2, most: 2 }),
        disputed: is.optional(is.yes()),
        voided: is.optional(is.yes({ says: 'Its match was declared void, and nobody published another.' })),
      }),
      { says: 'Tables without a result, with one that is disputed, or whose match is void.' },
    ),
    byes: is.many(
      is.object({
        player,
        kind: is.oneOf(BYE_KINDS),
        figures,
        assigned: is.optional(
          is.oneOf(OUTCOMES, {
            says: 'The result that an organizer gave where nothing was played: it counts as that.',
          }),
        ),
      }),
    ),
    mission: is.optional(is.anyText()),
  },
  { name: 'EventRound' },
);

const EventEffect = is.either(
  is.object({ ruling: is.name(), player, figure: is.name(), add: is.amount(), round: is.optional(round) }),
  is.object({ ruling: is.name(), player, does: is.oneOf(['no-prizes', 'disqualified']) }),
);

const Published = is.object(
  { player, place: is.whole({ least: 1 }), figures },
  { name: 'PublishedPlace', says: 'A place as somebody published it. It is never overwritten.' },
);
export type Published = Static<typeof Published>;

const CutOfField = is.object(
  {
    after: is.whole({ most: MOST_ROUNDS, says: 'The round after which the field was cut; 0: before round 1.' }),
    players: is.many(player, { says: 'Who goes on, best seed first.' }),
    others: is.oneOf(['play-on', 'are-done'], { says: 'What becomes of everybody else.' }),
    bracket: is.optional(is.yes({ says: 'Those who go on meet by single elimination.' })),
    rule: is.optional(is.says('By what they go on; left out where they were named one by one.', PlayOff)),
    apart: is.optional(
      is.yes({ says: 'Those who go on are placed before everybody else, whoever came furthest in the bracket first.' }),
    ),
  },
  { name: 'CutOfField' },
);

/** An event as one file: what pairing and standings read, and the names beside it. */
export const EventFile = is.object(
  {
    $schema: is.optional(is.anyText()),
    adjutant: is.exactly('event', { says: 'Tells an event file from other JSON.' }),
    version: is.whole({ least: 1, most: 1, says: 'Version of this format.' }),
    name: is.anyText(),
    players: is.many(EventPlayer),
    rounds: is.many(EventRound, { says: 'From 1, without gaps.' }),
    planned: is.optional(
      is.whole({
        least: 1,
        most: MOST_ROUNDS,
        says: 'How many rounds are planned; as many as are there where it is left out.',
      }),
    ),
    effects: is.many(EventEffect, { says: 'What rulings and penalties do to standings.' }),
    figures: is.optional(
      is.many(is.object({ player, figure: is.name(), value: is.amount() }), { says: 'Figures of the whole event.' }),
    ),
    seed: is.anyText({ says: 'What chance is drawn from.' }),
    preset: is.optional(Preset),
    pairing: is.optional(PairingRules),
    format: is.optional(is.says('How its rounds are drawn before a cut; `swiss` where it is left out.', Format)),
    groups: is.optional(
      is.many(is.many(player), {
        says: 'Who plays among themselves, each group in the order of its schedule; one group is a round robin.',
      }),
    ),
    cut: is.optional(CutOfField),
    prizes: is.optional(Prizes),
    published: is.optional(is.many(Published, { says: 'The ranking as it was published, kept beside ours.' })),
  },
  { name: 'EventFile', says: 'An event as one file.' },
);
export type EventFile = Static<typeof EventFile>;

/** What pairing and standings read of it: no names. */
export function factsOf(event: EventFile): EventFacts {
  const { players, rounds, effects, figures: more, seed, cut } = event;
  const entrants = players.map(({ name: _, outside: __, columns: ___, away: ____, ...entrant }) => entrant);
  const facts = {
    entrants,
    rounds,
    effects,
    ...(more === undefined ? {} : { figures: more }),
    ...(cut?.apart && apartIn(eventIn(event))),
    seed,
  };
  return facts as unknown as EventFacts;
}

/** As if every round were closed: totals of a file may hold what was played of the round that is running. */
export function factsOfEveryRound(event: EventFile): EventFacts {
  const facts = factsOf(event);
  return { ...facts, rounds: facts.rounds.map((round) => ({ ...round, closed: true })) };
}
