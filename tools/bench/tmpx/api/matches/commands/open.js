function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Name, OneOf, Part, Text } from '../../problems/fields.js';
import { Overridable, Seat } from './common.js';
import { RecordCommand } from './record-command.js';
import { RosterPart } from './roster.js';
let PackPart = class PackPart {
    id;
    release;
};
_ts_decorate([
    Name({
        says: 'Id of a pack, see /api/packs.'
    }),
    _ts_metadata("design:type", String)
], PackPart.prototype, "id", void 0);
_ts_decorate([
    Name({
        optional: true,
        says: 'A release of it; the newest where it is left out.'
    }),
    _ts_metadata("design:type", String)
], PackPart.prototype, "release", void 0);
let SeatPart = class SeatPart {
    player;
};
_ts_decorate([
    Name({
        says: 'Id of a person; the name stands in /api/people.'
    }),
    _ts_metadata("design:type", String)
], SeatPart.prototype, "player", void 0);
let SeatsPart = class SeatsPart {
    A;
    B;
};
_ts_decorate([
    Part(()=>SeatPart),
    _ts_metadata("design:type", typeof SeatPart === "undefined" ? Object : SeatPart)
], SeatsPart.prototype, "A", void 0);
_ts_decorate([
    Part(()=>SeatPart),
    _ts_metadata("design:type", typeof SeatPart === "undefined" ? Object : SeatPart)
], SeatsPart.prototype, "B", void 0);
let SettingsPart = class SettingsPart {
    enforcement;
    attestations;
    rosters;
};
_ts_decorate([
    OneOf([
        'strict',
        'advise'
    ], {
        optional: true,
        says: 'strict refuses what the rules forbid; advise records and flags it.'
    }),
    _ts_metadata("design:type", String)
], SettingsPart.prototype, "enforcement", void 0);
_ts_decorate([
    OneOf([
        'required',
        'open'
    ], {
        optional: true,
        says: 'Whether questions may stay open.'
    }),
    _ts_metadata("design:type", String)
], SettingsPart.prototype, "attestations", void 0);
_ts_decorate([
    OneOf([
        'checked',
        'as-declared'
    ], {
        optional: true
    }),
    _ts_metadata("design:type", String)
], SettingsPart.prototype, "rosters", void 0);
export class OpenMatchData {
    title;
    pack;
    seats;
    settings;
}
_ts_decorate([
    Text({
        longest: 200
    }),
    _ts_metadata("design:type", String)
], OpenMatchData.prototype, "title", void 0);
_ts_decorate([
    Part(()=>PackPart),
    _ts_metadata("design:type", typeof PackPart === "undefined" ? Object : PackPart)
], OpenMatchData.prototype, "pack", void 0);
_ts_decorate([
    Part(()=>SeatsPart),
    _ts_metadata("design:type", typeof SeatsPart === "undefined" ? Object : SeatsPart)
], OpenMatchData.prototype, "seats", void 0);
_ts_decorate([
    Part(()=>SettingsPart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof SettingsPart === "undefined" ? Object : SettingsPart)
], OpenMatchData.prototype, "settings", void 0);
export class SubmitRosterData extends Overridable {
    player;
    roster;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], SubmitRosterData.prototype, "player", void 0);
_ts_decorate([
    Part(()=>RosterPart),
    _ts_metadata("design:type", typeof RosterPart === "undefined" ? Object : RosterPart)
], SubmitRosterData.prototype, "roster", void 0);
export class StartBattleData {
    firstTurn;
}
_ts_decorate([
    Seat({
        says: 'Who has the first turn.'
    }),
    _ts_metadata("design:type", String)
], StartBattleData.prototype, "firstTurn", void 0);
export class OpenMatch extends RecordCommand {
}
export class SubmitRoster extends RecordCommand {
}
export class StartBattle extends RecordCommand {
}

//# sourceMappingURL=open.js.map
