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
import { faultsOf } from '../../problems/check.js';
import { Checked, isPlain, isWhole, MapOf, Name, Names, Part, Parts } from '../../problems/fields.js';
import { ClockPart, Seat } from './common.js';
import { RecordCommand } from './record-command.js';
const isTally = (value)=>isPlain(value) && Object.values(value).every(isWhole);
const bySide = (value)=>isPlain(value) && Object.keys(value).every((side)=>side === 'A' || side === 'B');
const TALLY = {
    type: 'object',
    additionalProperties: {
        type: 'object',
        additionalProperties: {
            type: 'integer'
        }
    }
};
let UseSoFarPart = class UseSoFarPart {
    player;
    entry;
    at;
    unit;
};
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], UseSoFarPart.prototype, "player", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], UseSoFarPart.prototype, "entry", void 0);
_ts_decorate([
    Part(()=>ClockPart),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], UseSoFarPart.prototype, "at", void 0);
_ts_decorate([
    Name({
        optional: true
    }),
    _ts_metadata("design:type", String)
], UseSoFarPart.prototype, "unit", void 0);
let ActSoFarPart = class ActSoFarPart {
    unit;
    act;
    at;
};
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], ActSoFarPart.prototype, "unit", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], ActSoFarPart.prototype, "act", void 0);
_ts_decorate([
    Part(()=>ClockPart),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], ActSoFarPart.prototype, "at", void 0);
let OrderSoFarPart = class OrderSoFarPart {
    player;
    issuer;
    order;
    recipient;
    at;
};
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], OrderSoFarPart.prototype, "player", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], OrderSoFarPart.prototype, "issuer", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], OrderSoFarPart.prototype, "order", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], OrderSoFarPart.prototype, "recipient", void 0);
_ts_decorate([
    Part(()=>ClockPart),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], OrderSoFarPart.prototype, "at", void 0);
let UnitSituationPart = class UnitSituationPart {
    location;
    statuses;
    destroyed;
};
_ts_decorate([
    Name({
        optional: true
    }),
    _ts_metadata("design:type", String)
], UnitSituationPart.prototype, "location", void 0);
_ts_decorate([
    Names({
        optional: true
    }),
    _ts_metadata("design:type", Array)
], UnitSituationPart.prototype, "statuses", void 0);
_ts_decorate([
    Part(()=>ClockPart, {
        optional: true,
        says: 'When it was destroyed.'
    }),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], UnitSituationPart.prototype, "destroyed", void 0);
/** A record that begins in the middle of a battle: what stands before is declared, not played. */ export class AdoptSituationData {
    at;
    firstTurn;
    balances;
    score;
    gained;
    units;
    uses;
    acts;
    orders;
}
_ts_decorate([
    Part(()=>ClockPart),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], AdoptSituationData.prototype, "at", void 0);
_ts_decorate([
    Seat({
        says: 'Who had the first turn.'
    }),
    _ts_metadata("design:type", String)
], AdoptSituationData.prototype, "firstTurn", void 0);
_ts_decorate([
    Checked((value)=>bySide(value) && Object.values(value).every(isTally), 'be {A: {cp: number}, B: {…}}', TALLY),
    _ts_metadata("design:type", Object)
], AdoptSituationData.prototype, "balances", void 0);
_ts_decorate([
    Checked((value)=>bySide(value) && Object.values(value).every(isTally), 'be {A: {category: number}, B: {…}}', TALLY, {
        optional: true
    }),
    _ts_metadata("design:type", Object)
], AdoptSituationData.prototype, "score", void 0);
_ts_decorate([
    Checked((value)=>bySide(value) && isTally(value), 'be {A: number, B: number}', {
        type: 'object'
    }, {
        optional: true
    }),
    _ts_metadata("design:type", Object)
], AdoptSituationData.prototype, "gained", void 0);
_ts_decorate([
    MapOf((value)=>faultsOf(UnitSituationPart, value, '').length === 0, '{location?, statuses?, destroyed?}', {
        type: 'object'
    }, {
        optional: true,
        says: 'By unit id.'
    }),
    _ts_metadata("design:type", Object)
], AdoptSituationData.prototype, "units", void 0);
_ts_decorate([
    Parts(()=>UseSoFarPart, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], AdoptSituationData.prototype, "uses", void 0);
_ts_decorate([
    Parts(()=>ActSoFarPart, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], AdoptSituationData.prototype, "acts", void 0);
_ts_decorate([
    Parts(()=>OrderSoFarPart, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], AdoptSituationData.prototype, "orders", void 0);
export class AdoptSituation extends RecordCommand {
}

//# sourceMappingURL=situation.js.map
