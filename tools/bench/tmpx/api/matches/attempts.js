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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { already, recorded } from '@adjutant/kernel';
import { record, StateCache } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens.js';
const MOST_ATTEMPTS = 10_000;
/** Counts only: nothing about an attempt is decided. Beyond a bound nothing is noted, so that nobody can fill the disk. */ const NOTES = {
    initial: 0,
    evolve: (count)=>count + 1,
    decide: ({ data }, count)=>count < MOST_ATTEMPTS ? recorded({
            type: 'CommandRefused',
            data
        }) : already
};
export function attemptsStream(match) {
    return `attempts-${match}`;
}
export class Attempts {
    store;
    #states = new StateCache({
        max: 500
    });
    constructor(store){
        this.store = store;
    }
    /** Whether noting works or not, the one who asked gets the same answer. */ async note({ command, sending }, after, refusal) {
        const { match, commandId, now, occurredAt, actor } = sending;
        const occasion = {
            now,
            occurredAt,
            actor
        };
        const data = {
            after,
            command,
            occasion,
            code: refusal.code,
            message: refusal.message
        };
        try {
            await record({
                store: this.store,
                decider: NOTES,
                states: this.#states
            }, {
                stream: attemptsStream(match),
                command: {
                    type: 'NoteRefusal',
                    data
                },
                commandId,
                occasion
            });
        } catch (error) {
            const what = error instanceof Error ? error.message : String(error);
            process.stderr.write(`A refused attempt on match ${match} could not be noted: ${what}\n`);
        }
    }
    async of(match) {
        const facts = await this.store.readFacts(attemptsStream(match));
        return facts.map(({ revision, event })=>({
                number: revision,
                ...event.data
            }));
    }
}
Attempts = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(STORE)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventStore === "undefined" ? Object : EventStore
    ])
], Attempts);

//# sourceMappingURL=attempts.js.map
