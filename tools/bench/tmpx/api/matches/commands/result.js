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
import { OneOf } from '../../problems/fields.js';
import { Because, Seat } from './common.js';
import { RecordCommand } from './record-command.js';
/** How a match ends. */ export class ConcedeMatchData {
    player;
    because;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], ConcedeMatchData.prototype, "player", void 0);
_ts_decorate([
    Because({
        optional: true
    }),
    _ts_metadata("design:type", String)
], ConcedeMatchData.prototype, "because", void 0);
export class FinishMatchData {
    ending;
    because;
}
_ts_decorate([
    OneOf([
        'all-rounds-played',
        'time',
        'judge'
    ], {
        optional: true
    }),
    _ts_metadata("design:type", String)
], FinishMatchData.prototype, "ending", void 0);
_ts_decorate([
    Because({
        optional: true
    }),
    _ts_metadata("design:type", String)
], FinishMatchData.prototype, "because", void 0);
export class ConfirmResultData {
    player;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], ConfirmResultData.prototype, "player", void 0);
export class ConcedeMatch extends RecordCommand {
}
export class FinishMatch extends RecordCommand {
}
export class ConfirmResult extends RecordCommand {
}

//# sourceMappingURL=result.js.map
