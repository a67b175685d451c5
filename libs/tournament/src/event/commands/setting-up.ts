import { is, type Static } from '@adjutant/kernel';
import { PlayOff } from '../../pairing/formats/play-off.js';
import { because, player } from '../members.js';
import { Changes, Plan } from '../settings.js';

export const SetUpTournament = is.message(
  'SetUpTournament',
  Plan,
  'The server draws the seed of all chance, and keeps it to itself until round 1 is closed. Records TournamentSetUp.',
);
export const ChangeSettings = is.message(
  'ChangeSettings',
  is.object({
    changes: Changes,
    because,
    sure: is.optional(
      is.yes({ says: 'What weighs on pairings or standings after round 1 is asked twice: said here.' }),
    ),
  }),
  'Where the field is larger than before, whoever waits moves up. A pack is named where the event names none: matches of its tables are opened then. Records SettingsChanged, and PlayerAdmitted for whoever moves up.',
);
export const EndTournament = is.message('EndTournament', is.object({}), 'Records TournamentEnded.');
export const ReopenTournament = is.message('ReopenTournament', is.object({ because }), 'Records TournamentReopened.');
export const CutField = is.message(
  'CutField',
  is.object({
    players: is.optional(
      is.list(player, {
        least: 2,
        most: 512,
        says: 'Who goes on, best first; those of the rule where it is left out.',
      }),
    ),
    rule: is.optional(
      is.says(
        'By what they go on. Where players are named besides, they are those of the rule, or taken among who is level on its line.',
        PlayOff,
      ),
    ),
    others: is.oneOf(['play-on', 'are-done'], { says: 'What becomes of everybody else.' }),
    bracket: is.optional(
      is.yes({ says: 'They meet by single elimination, seeded as they are named; before round 1 too.' }),
    ),
    because: is.optional(is.says('Why those, where somebody had to choose.', because)),
  }),
  'Records FieldCut.',
);
export const RevealSeed = is.message(
  'RevealSeed',
  is.object({ seed: is.text({ longest: 200 }) }),
  'The server sends it once round 1 is closed. Records SeedRevealed.',
);

export type SetUpTournament = Static<typeof SetUpTournament>;
export type ChangeSettings = Static<typeof ChangeSettings>;
export type EndTournament = Static<typeof EndTournament>;
export type ReopenTournament = Static<typeof ReopenTournament>;
export type CutField = Static<typeof CutField>;
export type RevealSeed = Static<typeof RevealSeed>;
