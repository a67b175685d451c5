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
import { faultsOf } from '../problems/check.js';
import { Name, OneOf, Part, Parts, Text, Whole, Wholes } from '../problems/fields.js';
import { invalid, problem, ProblemError } from '../problems/problem.js';
import { AnswersMap, Anything, EntryNumber } from './commands/common.js';
import { commandKind } from './commands/registry.js';
let ReplacePart = class ReplacePart {
    entry;
    data;
};
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], ReplacePart.prototype, "entry", void 0);
_ts_decorate([
    Anything({
        says: 'Members of the entry to replace.'
    }),
    _ts_metadata("design:type", typeof JsonObject === "undefined" ? Object : JsonObject)
], ReplacePart.prototype, "data", void 0);
let ReanswerPart = class ReanswerPart {
    entry;
    answers;
};
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], ReanswerPart.prototype, "entry", void 0);
_ts_decorate([
    AnswersMap(),
    _ts_metadata("design:type", typeof Answers === "undefined" ? Object : Answers)
], ReanswerPart.prototype, "answers", void 0);
let RedatePart = class RedatePart {
    entry;
    before;
};
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], RedatePart.prototype, "entry", void 0);
_ts_decorate([
    EntryNumber({
        says: 'The entry to move it before.'
    }),
    _ts_metadata("design:type", Number)
], RedatePart.prototype, "before", void 0);
let InsertedPart = class InsertedPart {
    type;
    data;
};
_ts_decorate([
    Text({
        longest: 60
    }),
    _ts_metadata("design:type", String)
], InsertedPart.prototype, "type", void 0);
_ts_decorate([
    Anything(),
    _ts_metadata("design:type", Object)
], InsertedPart.prototype, "data", void 0);
let InsertPart = class InsertPart {
    after;
    command;
};
_ts_decorate([
    Whole({
        says: 'The entry to insert it after.'
    }),
    _ts_metadata("design:type", Number)
], InsertPart.prototype, "after", void 0);
_ts_decorate([
    Part(()=>InsertedPart),
    _ts_metadata("design:type", typeof InsertedPart === "undefined" ? Object : InsertedPart)
], InsertPart.prototype, "command", void 0);
let ReleasePart = class ReleasePart {
    id;
    release;
    digest;
};
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], ReleasePart.prototype, "id", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], ReleasePart.prototype, "release", void 0);
_ts_decorate([
    Name({
        optional: true
    }),
    _ts_metadata("design:type", String)
], ReleasePart.prototype, "digest", void 0);
/** One difference from what happened: exactly one of these members. */ let SupposalPart = class SupposalPart {
    leaveOut;
    replace;
    reanswer;
    redate;
    insert;
    release;
};
_ts_decorate([
    Wholes({
        optional: true,
        says: 'Entries to leave out.'
    }),
    _ts_metadata("design:type", Array)
], SupposalPart.prototype, "leaveOut", void 0);
_ts_decorate([
    Part(()=>ReplacePart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof ReplacePart === "undefined" ? Object : ReplacePart)
], SupposalPart.prototype, "replace", void 0);
_ts_decorate([
    Part(()=>ReanswerPart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof ReanswerPart === "undefined" ? Object : ReanswerPart)
], SupposalPart.prototype, "reanswer", void 0);
_ts_decorate([
    Part(()=>RedatePart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof RedatePart === "undefined" ? Object : RedatePart)
], SupposalPart.prototype, "redate", void 0);
_ts_decorate([
    Part(()=>InsertPart, {
        optional: true
    }),
    _ts_metadata("design:type", typeof InsertPart === "undefined" ? Object : InsertPart)
], SupposalPart.prototype, "insert", void 0);
_ts_decorate([
    Part(()=>ReleasePart, {
        optional: true,
        says: 'Another release of the pack.'
    }),
    _ts_metadata("design:type", typeof ReleasePart === "undefined" ? Object : ReleasePart)
], SupposalPart.prototype, "release", void 0);
export class SupposeBody {
    supposals;
    reading;
}
_ts_decorate([
    Parts(()=>SupposalPart),
    _ts_metadata("design:type", Array)
], SupposeBody.prototype, "supposals", void 0);
_ts_decorate([
    OneOf([
        'corrected',
        're-executed'
    ], {
        optional: true,
        says: 're-executed: what was refused and is legal now is carried out as well.'
    }),
    _ts_metadata("design:type", typeof Reading === "undefined" ? Object : Reading)
], SupposeBody.prototype, "reading", void 0);
export function readSuppose(shelf, body) {
    const faults = faultsOf(SupposeBody, body, '');
    if (faults.length > 0) throw invalid(faults);
    const { supposals, reading = 'corrected' } = body;
    const more = supposals.flatMap((one, index)=>faultsIn(one, `supposals[${index}]`));
    if (more.length > 0) throw invalid(more);
    return {
        supposals: supposals.map((one)=>asSupposal(shelf, one)),
        reading
    };
}
function faultsIn(one, at) {
    const says = Object.keys(one);
    if (says.length !== 1) return [
        {
            at,
            message: 'a supposal says exactly one thing: leaveOut, replace, reanswer, redate, insert or release'
        }
    ];
    if (!one.insert) return [];
    const kind = commandKind(one.insert.command.type);
    if (!kind) return [
        {
            at: `${at}.insert.command.type`,
            message: `there is no command ${one.insert.command.type}`
        }
    ];
    return faultsOf(kind.data, one.insert.command.data, `${at}.insert.command.data`);
}
function asSupposal(shelf, one) {
    if (one.insert) return {
        insert: {
            after: one.insert.after,
            command: one.insert.command
        }
    };
    if (!one.release) return one;
    const { id, release, digest } = one.release;
    const pack = digest === undefined ? shelf.find(id, release) : shelf.pinned(digest);
    if (!pack || pack.id !== id || pack.release !== release) {
        throw new ProblemError(problem(404, 'pack/unknown', `There is no pack ${id}@${release}. /api/packs lists them.`));
    }
    return {
        release: {
            id,
            release,
            digest: pack.digest
        }
    };
}

//# sourceMappingURL=suppose.body.js.map
