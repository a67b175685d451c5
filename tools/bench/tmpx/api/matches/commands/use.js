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
import { Checked, isName, isPlain, Name, Whole } from '../../problems/fields.js';
import { AnswersMap, NamesMap, Overridable, Seat } from './common.js';
import { RecordCommand } from './record-command.js';
const MOST_ROLLS = 50;
const MOST_CLAIMS = 50;
const isClaim = (value)=>isName(value) || isPlain(value) && isName(value['ability']) && (value['bearer'] === undefined || isName(value['bearer'])) && Object.keys(value).every((key)=>key === 'ability' || key === 'bearer');
const isDie = (value)=>Number.isSafeInteger(value) && value >= 1 && value <= 1000;
const isListOf = (value, most, passes)=>Array.isArray(value) && value.length <= most && value.every(passes);
const CLAIM_SCHEMA = {
    oneOf: [
        {
            type: 'string'
        },
        {
            type: 'object',
            required: [
                'ability'
            ],
            properties: {
                ability: {
                    type: 'string'
                },
                bearer: {
                    type: 'string'
                }
            },
            additionalProperties: false
        }
    ]
};
/** What every use says. */ let UseData = class UseData extends Overridable {
    player;
    roles;
    answers;
    claims;
    declared;
    dice;
};
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], UseData.prototype, "player", void 0);
_ts_decorate([
    NamesMap({
        optional: true,
        says: 'Units by role: target, enemy, bearer…; also `roll` and `order`.'
    }),
    _ts_metadata("design:type", Object)
], UseData.prototype, "roles", void 0);
_ts_decorate([
    AnswersMap({
        optional: true,
        says: 'What whoever acts vouches for, by question.'
    }),
    _ts_metadata("design:type", Object)
], UseData.prototype, "answers", void 0);
_ts_decorate([
    Checked((value)=>isListOf(value, MOST_CLAIMS, isClaim), 'be a list of abilities: each an id, or {ability, bearer}', {
        type: 'array',
        items: CLAIM_SCHEMA
    }, {
        optional: true,
        says: 'Abilities that are claimed to change price or limits of this use.'
    }),
    _ts_metadata("design:type", Array)
], UseData.prototype, "claims", void 0);
_ts_decorate([
    Whole({
        optional: true,
        most: 99,
        says: 'What the table says it costs; checked against the rules.'
    }),
    _ts_metadata("design:type", Number)
], UseData.prototype, "declared", void 0);
_ts_decorate([
    Checked((value)=>isListOf(value, MOST_ROLLS, (roll)=>isListOf(roll, MOST_ROLLS, isDie)), 'be a list of rolls, each a list of dice', {
        type: 'array',
        items: {
            type: 'array',
            items: {
                type: 'integer'
            }
        }
    }, {
        optional: true,
        says: 'Dice for the rolls that the use makes due, in that order.'
    }),
    _ts_metadata("design:type", Array)
], UseData.prototype, "dice", void 0);
export class UseStratagemData extends UseData {
    stratagem;
}
_ts_decorate([
    Name({
        says: 'Id or name of the stratagem.'
    }),
    _ts_metadata("design:type", String)
], UseStratagemData.prototype, "stratagem", void 0);
export class UseAbilityData extends UseData {
    ability;
}
_ts_decorate([
    Name({
        says: 'Id or name of the ability or enhancement.'
    }),
    _ts_metadata("design:type", String)
], UseAbilityData.prototype, "ability", void 0);
export class IssueOrderData extends Overridable {
    player;
    order;
    issuer;
    recipient;
    answers;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], IssueOrderData.prototype, "player", void 0);
_ts_decorate([
    Name({
        says: 'Id or name of the order.'
    }),
    _ts_metadata("design:type", String)
], IssueOrderData.prototype, "order", void 0);
_ts_decorate([
    Name({
        says: 'The unit that gives it.'
    }),
    _ts_metadata("design:type", String)
], IssueOrderData.prototype, "issuer", void 0);
_ts_decorate([
    Name({
        says: 'The unit that gets it.'
    }),
    _ts_metadata("design:type", String)
], IssueOrderData.prototype, "recipient", void 0);
_ts_decorate([
    AnswersMap({
        optional: true,
        says: 'What whoever acts vouches for, by question.'
    }),
    _ts_metadata("design:type", Object)
], IssueOrderData.prototype, "answers", void 0);
export class UseStratagem extends RecordCommand {
}
export class UseAbility extends RecordCommand {
}
export class IssueOrder extends RecordCommand {
}

//# sourceMappingURL=use.js.map
