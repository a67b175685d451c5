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
import { Inject, Injectable } from '@nestjs/common';
import { ABSENT, matchStream } from '@adjutant/match';
import { unknownMatch } from '../problems/problem.js';
import { UnreadableMatch } from '../problems/trouble.js';
import { MatchDesk } from './match-desk.js';
import { isMatchId } from './match-id.js';
export class MatchReader {
    desk;
    constructor(desk){
        this.desk = desk;
    }
    get shelf() {
        return this.desk.shelf;
    }
    /** The newest state, from the state in use where there is one. */ async state(id) {
        if (!isMatchId(id)) throw unknownMatch(id);
        const stream = matchStream(id);
        const known = this.desk.states.get(stream);
        const facts = await this.desk.store.readFacts(stream, (known?.revision ?? -1) + 1);
        let state = known?.state ?? ABSENT;
        for (const fact of facts)state = this.desk.decider.evolve(state, fact.event);
        if (state.status === 'absent') throw unknownMatch(id);
        return state;
    }
    /** The whole record, as plain events. */ async events(id) {
        if (!isMatchId(id)) throw unknownMatch(id);
        const facts = await this.desk.store.readFacts(matchStream(id));
        if (facts.length === 0) throw unknownMatch(id);
        return facts.map((fact)=>fact.event);
    }
    /** The record with by whom and when, from a revision on. */ async stored(id, from = 0) {
        if (!isMatchId(id)) throw unknownMatch(id);
        const stored = await this.desk.store.read(matchStream(id), from);
        if (stored.length === 0 && (from === 0 || !await this.exists(id))) throw unknownMatch(id);
        return stored;
    }
    /** The record as it was stored, not lifted: what its hashes rest on. */ async original(id) {
        if (!isMatchId(id)) throw unknownMatch(id);
        const stored = await this.desk.store.readOriginal(matchStream(id));
        if (stored.length === 0) throw unknownMatch(id);
        return stored;
    }
    async exists(id) {
        if (!isMatchId(id)) return false;
        if (this.desk.states.get(matchStream(id))) return true;
        return (await this.desk.store.readFacts(matchStream(id))).length > 0;
    }
    /** Runs a projection over a record; one that cannot be read is reported as such, with its reason. */ project(work) {
        try {
            return work(this.desk.shelf);
        } catch (error) {
            throw new UnreadableMatch(error);
        }
    }
}
MatchReader = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(MatchDesk)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchDesk === "undefined" ? Object : MatchDesk
    ])
], MatchReader);

//# sourceMappingURL=match-reader.js.map
