import { is, leaves, OwnJudging, stays, type Static } from '@adjutant/kernel';
import { PairingRules } from '../pairing/rules.js';
import { Preset } from '../standing/preset.js';
import { BYE_KINDS } from '../words.js';
import { Prizes } from './prizes.js';
import { Format } from './groups/format.js';
import { Figures, hall, MOST_PLAYERS, MOST_ROUNDS, MOST_TABLES, table } from './members.js';

/** What an event decides about army lists. */
const Lists = is.object(
  {
    wanted: leaves(is.yes({ says: 'Whether a player has to bring one.' })),
    late: leaves(is.oneOf(['refused', 'recorded'], { says: 'What becomes of a list after they are locked.' })),
    illegal: is.optional(
      leaves(
        is.oneOf(['refused', 'recorded'], {
          says: 'What becomes of a list that breaks a rule of the pack; recorded, and marked, where it is left out.',
        }),
      ),
    ),
    missing: is.optional(
      leaves(
        is.oneOf(['told', 'refused'], {
          says: 'Whether a round is published while somebody in it has brought none that is wanted; told, where it is left out.',
        }),
      ),
    ),
    deadline: is.optional(
      stays('of no use outside', is.instant({ says: 'From then on lists are late, as after they are locked.' })),
    ),
    shown: leaves(is.oneOf(['at-once', 'when-locked', 'never'], { says: 'From when on others may read it.' })),
  },
  { name: 'ListsPolicy' },
);

const roundMinutes = leaves(is.whole({ least: 1, most: 1_440 }));

/** A range of tables with a clock of its own. Tables in no hall go by the clock of the round. */
export const Hall = is.object(
  {
    name: hall,
    from: is.says('Its first table.', table),
    to: is.says('Its last table.', table),
    minutes: is.optional(is.says('How long a round takes there; else as everywhere.', roundMinutes)),
    delay: is.optional(
      leaves(is.whole({ least: 1, most: 1_440, says: 'Its clock begins so many minutes after that of the round.' })),
    ),
  },
  { name: 'HallOfEvent' },
);
export type Hall = Static<typeof Hall>;

const MOST_HALLS = 50;

/** Everything that an event decides before it begins. What may still change afterwards is said by `ChangeSettings`. */
export const Plan = is.object(
  {
    name: stays('typed by somebody', is.text({ longest: 200 })),
    pack: is.optional(
      is.object({ id: leaves(is.name(), 'a code'), release: is.optional(leaves(is.name(), 'a code')) }),
    ),
    pointsLimit: is.optional(leaves(is.whole({ says: 'Points of a list.' }))),
    rounds: leaves(is.whole({ least: 1, most: MOST_ROUNDS, says: 'How many are planned.' })),
    // Each match says what it plays.
    missions: is.optional(
      stays(
        'of no use outside',
        is.list(is.orNull(is.name()), { most: MOST_ROUNDS, says: 'What each round plays; null: open.' }),
      ),
    ),
    capacity: is.optional(leaves(is.whole({ least: 2, most: MOST_PLAYERS, says: 'Whoever comes later waits.' }))),
    tables: is.optional(
      is.list(leaves(is.whole({ least: 1, most: 100_000 })), {
        most: MOST_TABLES,
        says: 'Their numbers; else 1, 2, 3, …',
      }),
    ),
    halls: is.optional(is.list(Hall, { most: MOST_HALLS, says: 'Ranges of tables with a clock each.' })),
    roundMinutes: is.optional(roundMinutes),
    /** Minutes after which a result that one player reported stands although nobody confirmed it. */
    standsAfterMinutes: is.optional(
      leaves(is.whole({ most: 1_440, says: 'After so many minutes a result stands that nobody confirmed.' })),
    ),
    format: is.optional(
      is.says(
        'How its rounds are drawn before a cut; `swiss` where it is left out. It stays as it was set up.',
        Format,
      ),
    ),
    checkIn: leaves(is.yes({ says: 'Whether only who is checked in is paired in round 1.' })),
    lists: is.optional(Lists),
    byeFigures: is.optional(is.each(BYE_KINDS, Figures, { says: 'What a bye of each kind is worth.' })),
    judging: is.optional(is.says('By what its judges rule.', OwnJudging)),
    pairing: is.optional(
      stays(
        'of no use outside',
        is.says('How rounds are paired; by record and path where it is left out.', PairingRules),
      ),
    ),
    prizes: is.optional(stays('typed by somebody', Prizes)),
    standings: is.optional(
      stays('of no use outside', is.says('How players are ranked; by the first preset where it is left out.', Preset)),
    ),
  },
  { name: 'PlannedTournament' },
);

/** What was decided, with the commitment to the seed of all chance. */
export const Settings = is.named(
  'TournamentSettings',
  is.extended(Plan, {
    seedCommitment: leaves(is.hash({ says: 'SHA-256 of the seed, which is revealed after round 1.' }), 'a hash'),
  }),
);
export type Settings = Static<typeof Settings>;

const { name, rounds } = Settings.properties;
const LEFT_OUT_AT_FIRST = [
  'pack',
  'pointsLimit',
  'missions',
  'capacity',
  'tables',
  'halls',
  'roundMinutes',
  'standsAfterMinutes',
  'lists',
  'byeFigures',
  'judging',
  'pairing',
  'prizes',
  'standings',
] as const satisfies readonly (keyof Settings)[];

/** What can be changed later; what is left out stays as it is. */
export const Changes = is.object(
  { name: is.optional(name), rounds: is.optional(rounds), ...is.part(Settings, ...LEFT_OUT_AT_FIRST).properties },
  { name: 'TournamentChanges' },
);
export type Changes = Static<typeof Changes>;

/** After round 1 is published these are asked about twice, and stay in the register of irregular acts. */
export const WEIGHTY: readonly (keyof Changes)[] = ['rounds', 'byeFigures', 'pairing', 'prizes', 'standings'];
