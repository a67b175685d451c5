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
import { ROLES } from '@adjutant/kernel';
import { faultsOf } from '../../problems/check.js';
import { Checked, isPlain, Name, OneOf, Part, Text, Uuid, Whole } from '../../problems/fields.js';
import { invalid, problem, ProblemError } from '../../problems/problem.js';
import { Anything } from './common.js';
import { COMMAND_TYPES, commandKind } from './registry.js';
/** Whoever uses a server that listens on this machine only, where nothing else is said. */ const LOCAL = {
    id: 'local',
    role: 'scorekeeper'
};
const DAY = 24 * 60 * 60 * 1000;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
export const MOST_COMMANDS = 500;
let ActorPart = class ActorPart {
    id;
    role;
};
_ts_decorate([
    Name({
        says: 'Id of a person.'
    }),
    _ts_metadata("design:type", String)
], ActorPart.prototype, "id", void 0);
_ts_decorate([
    OneOf(ROLES),
    _ts_metadata("design:type", String)
], ActorPart.prototype, "role", void 0);
/** What is around the data of every command. */ export class Envelope {
    commandId;
    type;
    data;
    occurredAt;
    expectedRevision;
    actor;
}
_ts_decorate([
    Uuid({
        says: 'Chosen by the sender. The same id again is answered as before and records nothing.'
    }),
    _ts_metadata("design:type", String)
], Envelope.prototype, "commandId", void 0);
_ts_decorate([
    Text({
        longest: 60,
        says: 'Type of the command.'
    }),
    _ts_metadata("design:type", String)
], Envelope.prototype, "type", void 0);
_ts_decorate([
    Anything(),
    _ts_metadata("design:type", Object)
], Envelope.prototype, "data", void 0);
_ts_decorate([
    Checked(isTime, 'be a time with date and zone, such as 2026-05-01T10:00:00Z', {
        type: 'string',
        format: 'date-time'
    }, {
        optional: true,
        says: 'When it happened at the table; now where it is left out.'
    }),
    _ts_metadata("design:type", String)
], Envelope.prototype, "occurredAt", void 0);
_ts_decorate([
    Whole({
        optional: true,
        least: -1,
        most: Number.MAX_SAFE_INTEGER,
        says: 'The revision that the sender has seen.'
    }),
    _ts_metadata("design:type", Number)
], Envelope.prototype, "expectedRevision", void 0);
_ts_decorate([
    Part(()=>ActorPart, {
        optional: true,
        says: 'Who acts, in which role; {id: local, role: scorekeeper} where left out.'
    }),
    _ts_metadata("design:type", typeof Actor === "undefined" ? Object : Actor)
], Envelope.prototype, "actor", void 0);
/** Makes commands out of a body, all of them or none. */ export function readCommands(match, body, arrival) {
    const list = Array.isArray(body) ? body : [
        body
    ];
    if (list.length === 0) throw invalid([
        {
            at: '',
            message: 'a list of commands holds at least one'
        }
    ]);
    if (list.length > MOST_COMMANDS) {
        throw new ProblemError(problem(413, 'request/too-many-commands', `A list holds at most ${MOST_COMMANDS} commands; this one has ${list.length}.`, {
            facts: {
                most: MOST_COMMANDS,
                sent: list.length
            }
        }));
    }
    const read = list.map((item, index)=>readCommand(match, item, Array.isArray(body) ? `[${index}]` : '', arrival));
    const faults = read.flatMap((one)=>Array.isArray(one) ? one : []);
    if (faults.length > 0) throw invalid(faults);
    return read;
}
function readCommand(match, value, at, arrival) {
    const kind = kindOf(value, at);
    const faults = faultsOf(Envelope, value, at);
    const data = isPlain(value) ? value['data'] : undefined;
    const inData = kind && isPlain(data) ? faultsOf(kind.data, data, at === '' ? 'data' : `${at}.data`) : [];
    const late = faults.length === 0 ? futureFault(value.occurredAt, arrival.now, at) : [];
    if (!kind || faults.length + inData.length + late.length > 0) return [
        ...faults,
        ...inData,
        ...late
    ];
    const { commandId, type, occurredAt, expectedRevision, actor } = value;
    return new kind.command(type, data, {
        match,
        commandId: commandId.toLowerCase(),
        actor: actor ?? LOCAL,
        now: arrival.now,
        occurredAt: occurredAt === undefined ? arrival.now : new Date(occurredAt).toISOString(),
        expectedRevision,
        correlationId: arrival.correlationId
    });
}
/** An unknown type is told apart from a malformed one: the sender may be newer than this server. */ function kindOf(value, at) {
    const type = isPlain(value) ? value['type'] : undefined;
    if (typeof type !== 'string') return undefined;
    const kind = commandKind(type);
    if (kind) return kind;
    const where = at === '' ? '' : `${at}: `;
    const detail = `${where}There is no command ${JSON.stringify(type.slice(0, 60))}. Known commands: ${COMMAND_TYPES.join(', ')}.`;
    throw new ProblemError(problem(400, 'command/unknown-type', detail, {
        facts: {
            type: type.slice(0, 60),
            known: COMMAND_TYPES
        }
    }));
}
function isTime(value) {
    if (typeof value !== 'string' || !TIME.test(value) || Number.isNaN(Date.parse(value))) return false;
    // The engine takes 30 February for 2 March; a record must not.
    const date = value.slice(0, 10);
    return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
function futureFault(occurredAt, now, at) {
    if (occurredAt === undefined || Date.parse(occurredAt) <= Date.parse(now) + DAY) return [];
    const place = at === '' ? 'occurredAt' : `${at}.occurredAt`;
    return [
        {
            at: place,
            message: 'occurredAt lies more than a day in the future'
        }
    ];
}

//# sourceMappingURL=envelope.js.map
