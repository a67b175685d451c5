import { is, type Static } from '@adjutant/kernel';
import { CHECKS } from '../event/commands/lists.js';
import { askedKind, BothFigures, EffectSaid, Figures, TableBye, TableSaid } from '../event/members.js';
import { Settings } from '../event/settings.js';
import { PlayOff } from '../pairing/formats/play-off.js';
import { OUTCOMES } from '../words.js';

const when = is.anyText({ says: 'ISO 8601 in UTC.' });
const id = is.anyText();

/** What the record of an event says of the list of a player. */
export const ShownList = is.object({
  digest: is.anyText({ says: 'SHA-256 of what was brought.' }),
  check: is.oneOf(CHECKS, { says: 'What the pack says of it, or an official in its place.' }),
  late: is.yes(),
  overruled: is.optional(is.exactly(true, { says: 'There where an official has said so.' })),
});

export const EntrantView = is.object(
  {
    player: id,
    name: is.anyText({ says: 'As the list of people has it; the id where nobody is known by it.' }),
    status: is.oneOf(['entered', 'waiting', 'withdrawn', 'dropped']),
    faction: is.optional(is.anyText()),
    detachment: is.optional(is.anyText()),
    rating: is.optional(is.amount()),
    barredFromBye: is.optional(is.yes()),
    standby: is.optional(is.yes()),
    figures: is.optional(Figures),
    table: is.optional(is.anyWhole({ says: 'The table that this player keeps.' })),
    checkedIn: is.yes(),
    from: is.anyWhole({ says: 'The first round that the player can be paired for.' }),
    until: is.optional(is.anyWhole({ says: 'The last round that the player is part of; 0: none.' })),
    list: is.optional(ShownList),
    byes: is.optional(
      is.many(is.object({ round: is.anyWhole(), kind: askedKind }), {
        says: 'Byes that were given for rounds that are not drafted yet; for staff, where there are any.',
      }),
    ),
    groups: is.optional(
      is.mapOf(is.many(is.anyText()), 'lists of ids', { says: 'What pairing may be asked to avoid; for staff.' }),
    ),
  },
  { name: 'EntrantView' },
);
export type EntrantView = Static<typeof EntrantView>;

export const TableOfRound = is.object(
  {
    table: is.anyWhole(),
    A: id,
    B: id,
    publication: is.anyWhole({ says: 'Which publication of the round opened its match; 0 in a draft.' }),
    match: is.orNull(id, { says: 'Id of its match; null in a draft, and where the event opens none.' }),
    result: is.orNull(
      is.object({
        ...{ said: TableSaid, sure: is.anyText() },
        at: is.optional(
          is.says(
            'When the event was told; left out where one player has reported it and only its match says so.',
            when,
          ),
        ),
        unconfirmedSince: is.optional(
          is.says('When it was reported, where it stands although nobody confirmed it.', when),
        ),
      }),
    ),
    figures: is.optional(
      is.object({ A: is.optional(Figures), B: is.optional(Figures) }, { says: 'What was told beside its match.' }),
    ),
    reported: is.optional(
      is.object(
        { A: is.optional(BothFigures), B: is.optional(BothFigures) },
        { says: 'What each of the two says of that, until both say the same or an official tells it.' },
      ),
    ),
    disputed: is.yes(),
    voided: is.optional(
      is.object(
        { because: is.optional(is.anyText({ says: 'For staff.' })) },
        { says: 'Its match was declared void while the event still has the table: nothing of it counts.' },
      ),
    ),
    extended: is.anyWhole({
      says: 'Minutes that this table has more than its round or hall, by officials, calls and penalties.',
    }),
  },
  { name: 'TableOfRound' },
);
export type TableOfRound = Static<typeof TableOfRound>;

export const RoundClock = is.object(
  {
    minutes: is.orNull(is.anyWhole(), { says: 'How long the round is, with what was added; null: not said.' }),
    startedAt: is.orNull(when, {
      says: 'From when on time runs: when its clock was started, else when the round was published.',
    }),
    endsAt: is.orNull(when),
  },
  { name: 'RoundClock' },
);
export type RoundClock = Static<typeof RoundClock>;

export const HallOfRound = is.named(
  'HallOfRound',
  is.extended(RoundClock, {
    name: is.anyText(),
    from: is.anyWhole({ says: 'Its first table.' }),
    to: is.anyWhole({ says: 'Its last table.' }),
    started: is.yes({ says: 'Its own clock was started; else it goes with the round, after its delay.' }),
  }),
);
export type HallOfRound = Static<typeof HallOfRound>;

export const RoundOfEvent = is.object(
  {
    number: is.anyWhole(),
    status: is.oneOf(['drafted', 'published', 'closed']),
    publication: is.anyWhole(),
    edited: is.yes({ says: 'Its draft was changed by hand.' }),
    mission: is.orNull(is.anyText()),
    tables: is.many(TableOfRound),
    byes: is.many(TableBye),
    assigned: is.optional(
      is.many(is.object({ player: id, result: is.oneOf(OUTCOMES), figures: is.optional(Figures) }), {
        says: 'Results that an organizer gave where there is no match.',
      }),
    ),
    gone: is.many(is.object({ table: is.anyWhole(), publication: is.anyWhole(), match: id, because: is.anyText() }), {
      says: 'Tables that were published and are no more: their matches are void.',
    }),
    clock: is.says('Of tables in no hall; with halls, each has its own.', RoundClock),
    started: is.optional(is.yes({ says: 'An official started its clock.' })),
    halls: is.optional(is.many(HallOfRound, { says: 'Absent where the event has none.' })),
  },
  { name: 'RoundOfEvent' },
);
export type RoundOfEvent = Static<typeof RoundOfEvent>;

export const IrregularAct = is.object(
  {
    entry: is.anyWhole({ says: 'Its place in the record.' }),
    type: is.anyText(),
    round: is.orNull(is.anyWhole()),
    sentence: is.anyText(),
    at: when,
    by: is.object({ id, role: is.anyText() }),
  },
  { name: 'IrregularAct' },
);
export type IrregularAct = Static<typeof IrregularAct>;

export const LastAct = is.object(
  {
    entry: is.anyWhole({ says: 'Its place in the record.' }),
    type: is.anyText(),
    sentence: is.anyText(),
    at: when,
    by: is.object({ id, role: is.anyText() }),
    undo: is.optional(
      is.object({
        type: is.anyText({ says: 'The command that takes it back: no entry ever goes.' }),
        data: is.unknown(),
        says: is.anyText({ says: 'What is done by it.' }),
        because: is.yes({ says: 'A reason has to be put in its `because`.' }),
      }),
    ),
    instead: is.optional(is.anyText({ says: 'What is done in place of taking it back, where that cannot be.' })),
  },
  { name: 'LastAct' },
);
export type LastAct = Static<typeof LastAct>;

export const AnnouncementView = is.object(
  {
    announcement: is.anyWhole({ says: 'Its number in the event.' }),
    text: is.anyText(),
    round: is.optional(is.anyWhole()),
    hall: is.optional(is.anyText()),
    at: when,
    by: is.anyText({ says: 'Role of who said it.' }),
  },
  { name: 'AnnouncementView' },
);
export type AnnouncementView = Static<typeof AnnouncementView>;

export const TournamentView = is.object(
  {
    tournament: id,
    status: is.oneOf(['running', 'ended']),
    revision: is.anyWhole(),
    settings: Settings,
    seed: is.orNull(is.anyText(), { says: 'The seed of all chance, once round 1 is closed.' }),
    withoutMatches: is.optional(is.anyText({ says: 'Why no match is opened for its tables; absent where they are.' })),
    listsLocked: is.yes(),
    entries: is.many(EntrantView, { says: 'In the order in which they came.' }),
    rounds: is.many(RoundOfEvent, { says: 'Those that are published; for staff with the draft.' }),
    groups: is.optional(
      is.many(is.many(id), { says: 'Who plays among themselves, once round 1 is out; one group is a round robin.' }),
    ),
    cut: is.orNull(
      is.object({
        after: is.anyWhole(),
        players: is.many(id),
        others: is.anyText(),
        bracket: is.optional(is.yes({ says: 'Those who go on meet by single elimination.' })),
        rule: is.optional(is.says('By what they go on; absent where they were named one by one.', PlayOff)),
      }),
    ),
    effects: is.optional(
      is.many(is.object({ ruling: id, effects: is.many(EffectSaid) }), {
        says: 'What rulings do to standings; for staff.',
      }),
    ),
    irregular: is.many(IrregularAct, { says: 'Hand edits, corrected results, changed settings, late lists.' }),
    last: is.optional(is.says('What somebody did last; for staff.', LastAct)),
    announcements: is.many(AnnouncementView, { says: 'Those that stand, the newest first.' }),
    may: is.many(is.anyText(), { says: 'Types of the commands that whoever asks may send now.' }),
  },
  { name: 'TournamentView' },
);
export type TournamentView = Static<typeof TournamentView>;

export const TournamentLine = is.object(
  {
    tournament: id,
    name: is.anyText(),
    status: is.oneOf(['running', 'ended']),
    pack: is.orNull(is.anyText()),
    players: is.anyWhole({ says: 'Who is part of it, without those who wait or have withdrawn.' }),
    rounds: is.anyWhole({ says: 'How many are planned.' }),
    round: is.anyWhole({ says: 'The last that was published; 0: none.' }),
    setUpAt: when,
  },
  { name: 'TournamentLine' },
);
export type TournamentLine = Static<typeof TournamentLine>;

export const TournamentsAnswer = is.object({ tournaments: is.many(TournamentLine) }, { name: 'TournamentsAnswer' });
export type TournamentsAnswer = Static<typeof TournamentsAnswer>;
