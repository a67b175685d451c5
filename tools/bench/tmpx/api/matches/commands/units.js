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
import { Name, Names, OneOf, Text, Wholes } from '../../problems/fields.js';
import { RecordCommand } from './record-command.js';
/** What happens to units. */ export class RecordUnitDestroyedData {
    unit;
    by;
    how;
}
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], RecordUnitDestroyedData.prototype, "unit", void 0);
_ts_decorate([
    Name({
        optional: true,
        says: 'The unit that destroyed it.'
    }),
    _ts_metadata("design:type", String)
], RecordUnitDestroyedData.prototype, "by", void 0);
_ts_decorate([
    Text({
        optional: true
    }),
    _ts_metadata("design:type", String)
], RecordUnitDestroyedData.prototype, "how", void 0);
export class RecordUnitReturnedData {
    unit;
    as;
    location;
    what;
}
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], RecordUnitReturnedData.prototype, "unit", void 0);
_ts_decorate([
    Name({
        says: 'Id of the unit that returns.'
    }),
    _ts_metadata("design:type", String)
], RecordUnitReturnedData.prototype, "as", void 0);
_ts_decorate([
    Name({
        optional: true,
        says: 'reserves (the default) or battlefield.'
    }),
    _ts_metadata("design:type", String)
], RecordUnitReturnedData.prototype, "location", void 0);
_ts_decorate([
    Text({
        says: 'By which rule.'
    }),
    _ts_metadata("design:type", String)
], RecordUnitReturnedData.prototype, "what", void 0);
export class RecordBattleShockData {
    unit;
    result;
    dice;
}
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], RecordBattleShockData.prototype, "unit", void 0);
_ts_decorate([
    OneOf([
        'passed',
        'failed'
    ]),
    _ts_metadata("design:type", String)
], RecordBattleShockData.prototype, "result", void 0);
_ts_decorate([
    Wholes({
        optional: true,
        least: 1,
        most: 6
    }),
    _ts_metadata("design:type", Array)
], RecordBattleShockData.prototype, "dice", void 0);
export class RecordUnitActionData {
    unit;
    action;
    targets;
}
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], RecordUnitActionData.prototype, "unit", void 0);
_ts_decorate([
    Name({
        says: 'An action that the pack knows, such as advanced or shot.'
    }),
    _ts_metadata("design:type", String)
], RecordUnitActionData.prototype, "action", void 0);
_ts_decorate([
    Names({
        optional: true
    }),
    _ts_metadata("design:type", Array)
], RecordUnitActionData.prototype, "targets", void 0);
export class RecordUnitDestroyed extends RecordCommand {
}
export class RecordUnitReturned extends RecordCommand {
}
export class RecordBattleShock extends RecordCommand {
}
export class RecordUnitAction extends RecordCommand {
}

//# sourceMappingURL=units.js.map
