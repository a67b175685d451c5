import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { PlayOff } from '../../pairing/formats/play-off.js';
import { because, player } from '../members.js';
import { Changes, Settings } from '../settings.js';

export const TournamentSetUp = is.event('TournamentSetUp', Settings);
export const SettingsChanged = is.event(
  'SettingsChanged',
  is.object({ changes: Changes, because, late: leaves(is.yes()) }),
  '`late`: it weighs on pairings or standings, and round 1 was published already.',
);
export const SeedRevealed = is.event('SeedRevealed', is.object({ seed: stays('of no use outside', is.text()) }));
export const FieldCut = is.event(
  'FieldCut',
  is.object({
    players: is.list(player),
    others: leaves(is.oneOf(['play-on', 'are-done'])),
    bracket: is.optional(leaves(is.yes())),
    rule: is.optional(PlayOff),
    apart: is.optional(leaves(is.yes())),
    level: is.optional(is.list(player)),
    because: is.optional(because),
  }),
  '`players`: who goes on, best first; `bracket`: by single elimination, seeded in this order; `rule`: by what they go on, absent where they were named one by one; `apart`: they are placed before everybody else, whoever came furthest in the bracket first, absent in cuts of earlier builds; `level`: who was level on its line, of whom those who go on were chosen.',
);
export const TournamentEnded = is.event('TournamentEnded', is.object({}));
export const TournamentReopened = is.event('TournamentReopened', is.object({ because }));

export type TournamentSetUp = Static<typeof TournamentSetUp>;
export type SettingsChanged = Static<typeof SettingsChanged>;
export type SeedRevealed = Static<typeof SeedRevealed>;
export type FieldCut = Static<typeof FieldCut>;
export type TournamentEnded = Static<typeof TournamentEnded>;
export type TournamentReopened = Static<typeof TournamentReopened>;
