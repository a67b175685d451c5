import { Name, OneOf, Part, Text } from '../../problems/fields.js';
import { Overridable, Seat } from './common.js';
import { DiceBrought } from './dice.js';
import { RosterPart } from './roster.js';

class PackPart {
  @Name({ says: 'Id of a pack, see /api/packs.' }) id!: string;
  @Name({ optional: true, says: 'A release of it; the newest where it is left out.' }) release?: string;
}

class SeatPart {
  @Name({ says: 'Id of a person; the name stands in /api/people.' }) player!: string;
}

export class SeatsPart {
  @Part(() => SeatPart) A!: SeatPart;
  @Part(() => SeatPart) B!: SeatPart;
}

class SettingsPart {
  @OneOf(['strict', 'advise'], {
    optional: true,
    says: 'strict refuses what the rules forbid; advise records and flags it.',
  })
  enforcement?: string;
  @OneOf(['required', 'open', 'presumed'], {
    optional: true,
    says: 'Whether questions have to be answered, may stay open, or are presumed where nobody tells.',
  })
  attestations?: string;
  @OneOf(['checked', 'as-declared'], { optional: true }) rosters?: string;
}

export class OpenMatchData {
  @Text({ longest: 200 }) title!: string;
  @Part(() => PackPart) pack!: PackPart;
  @Part(() => SeatsPart) seats!: SeatsPart;
  @Part(() => SettingsPart, { optional: true }) settings?: SettingsPart;
}

export class SubmitRosterData extends Overridable {
  @Seat() player!: string;
  @Part(() => RosterPart) roster!: RosterPart;
}

export class StartBattleData extends DiceBrought {
  @Seat({ says: 'Who has the first turn.' }) firstTurn!: string;
}
