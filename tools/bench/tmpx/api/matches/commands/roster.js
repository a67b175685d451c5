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
import { PERIODS } from '@adjutant/rules';
import { ArrayMinSize } from 'class-validator';
import { Checked, isName, isPlain, Name, Names, OneOf, Part, Parts, Text, Whole, Yes } from '../../problems/fields.js';
import { faultsOf } from '../../problems/check.js';
let ClaimLimitPart = class ClaimLimitPart {
    times;
    per;
};
_ts_decorate([
    Whole({
        least: 1,
        most: 99
    }),
    _ts_metadata("design:type", Number)
], ClaimLimitPart.prototype, "times", void 0);
_ts_decorate([
    OneOf(PERIODS),
    _ts_metadata("design:type", String)
], ClaimLimitPart.prototype, "per", void 0);
let ClaimPart = class ClaimPart {
    zeroCost;
    lifts;
    names;
    kinds;
    reach;
    limits;
};
_ts_decorate([
    Yes({
        optional: true
    }),
    _ts_metadata("design:type", Boolean)
], ClaimPart.prototype, "zeroCost", void 0);
_ts_decorate([
    Checked((value)=>Array.isArray(value) && value.every((one)=>PERIODS.includes(one)), `be a list of ${PERIODS.join(', ')}`, {
        type: 'array',
        items: {
            type: 'string',
            enum: PERIODS
        }
    }, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], ClaimPart.prototype, "lifts", void 0);
_ts_decorate([
    Names({
        says: 'Entries that the ability names; empty where it names none.'
    }),
    _ts_metadata("design:type", Array)
], ClaimPart.prototype, "names", void 0);
_ts_decorate([
    Names({
        says: 'Kinds of entries that it works for.'
    }),
    _ts_metadata("design:type", Array)
], ClaimPart.prototype, "kinds", void 0);
_ts_decorate([
    OneOf([
        'bearer',
        'army',
        'aura'
    ]),
    _ts_metadata("design:type", String)
], ClaimPart.prototype, "reach", void 0);
_ts_decorate([
    Parts(()=>ClaimLimitPart, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], ClaimPart.prototype, "limits", void 0);
let AbilityPart = class AbilityPart {
    id;
    name;
    claim;
};
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], AbilityPart.prototype, "id", void 0);
_ts_decorate([
    Text({
        longest: 200
    }),
    _ts_metadata("design:type", String)
], AbilityPart.prototype, "name", void 0);
_ts_decorate([
    Part(()=>ClaimPart, {
        optional: true,
        says: 'What it lets its player claim when using an entry.'
    }),
    _ts_metadata("design:type", typeof ClaimPart === "undefined" ? Object : ClaimPart)
], AbilityPart.prototype, "claim", void 0);
let OrderSheetPart = class OrderSheetPart {
    perRound;
    recipients;
};
_ts_decorate([
    Whole({
        most: 99
    }),
    _ts_metadata("design:type", Number)
], OrderSheetPart.prototype, "perRound", void 0);
_ts_decorate([
    Names({
        says: 'Keywords; a recipient needs one of them.'
    }),
    _ts_metadata("design:type", Array)
], OrderSheetPart.prototype, "recipients", void 0);
const isAbility = (value)=>isName(value) || isPlain(value) && faultsOf(AbilityPart, value, '').length === 0;
export class UnitPart {
    id;
    name;
    keywords;
    wargear;
    models;
    enhancements;
    abilities;
    orders;
    leads;
    location;
}
_ts_decorate([
    Name({
        says: 'Unique in the match.'
    }),
    _ts_metadata("design:type", String)
], UnitPart.prototype, "id", void 0);
_ts_decorate([
    Text({
        longest: 200
    }),
    _ts_metadata("design:type", String)
], UnitPart.prototype, "name", void 0);
_ts_decorate([
    Names({
        optional: true
    }),
    _ts_metadata("design:type", Array)
], UnitPart.prototype, "keywords", void 0);
_ts_decorate([
    Names({
        optional: true
    }),
    _ts_metadata("design:type", Array)
], UnitPart.prototype, "wargear", void 0);
_ts_decorate([
    Whole({
        optional: true,
        most: 1000
    }),
    _ts_metadata("design:type", Number)
], UnitPart.prototype, "models", void 0);
_ts_decorate([
    Names({
        optional: true,
        says: 'Ids of enhancements that it bears.'
    }),
    _ts_metadata("design:type", Array)
], UnitPart.prototype, "enhancements", void 0);
_ts_decorate([
    Checked((value)=>Array.isArray(value) && value.length <= 100 && value.every(isAbility), 'be a list of abilities: each an id, or {id, name, claim?}', {
        type: 'array',
        items: {
            oneOf: [
                {
                    type: 'string'
                },
                {
                    type: 'object'
                }
            ]
        }
    }, {
        optional: true
    }),
    _ts_metadata("design:type", Array)
], UnitPart.prototype, "abilities", void 0);
_ts_decorate([
    Part(()=>OrderSheetPart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof OrderSheetPart === "undefined" ? Object : OrderSheetPart)
], UnitPart.prototype, "orders", void 0);
_ts_decorate([
    Name({
        optional: true,
        says: 'Id of the unit that this one leads.'
    }),
    _ts_metadata("design:type", String)
], UnitPart.prototype, "leads", void 0);
_ts_decorate([
    Name({
        optional: true,
        says: 'battlefield (the default), reserves…'
    }),
    _ts_metadata("design:type", String)
], UnitPart.prototype, "location", void 0);
export class RosterPart {
    faction;
    detachment;
    points;
    units;
}
_ts_decorate([
    Text({
        longest: 200
    }),
    _ts_metadata("design:type", String)
], RosterPart.prototype, "faction", void 0);
_ts_decorate([
    Name({
        says: 'Id of the detachment.'
    }),
    _ts_metadata("design:type", String)
], RosterPart.prototype, "detachment", void 0);
_ts_decorate([
    Whole({
        optional: true,
        most: 100_000
    }),
    _ts_metadata("design:type", Number)
], RosterPart.prototype, "points", void 0);
_ts_decorate([
    ArrayMinSize(1),
    Parts(()=>UnitPart),
    _ts_metadata("design:type", Array)
], RosterPart.prototype, "units", void 0);

//# sourceMappingURL=roster.js.map
