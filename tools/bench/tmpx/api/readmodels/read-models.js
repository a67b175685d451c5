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
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { LogTail } from '../live/log-tail.js';
import { invalid } from '../problems/problem.js';
import { SETTINGS, SHELF, STORE } from '../tokens.js';
import { Follower } from './follower.js';
import { MatchFolds } from './match-folds.js';
import { MatchRows } from './match-rows.js';
import { openReadDatabase } from './read-database.js';
import { readModelsFile } from './read-models-file.js';
export class ReadModels {
    tail;
    #opened;
    #rows;
    #follower;
    #stopped = false;
    #level = false;
    #working = Promise.resolve();
    #again = false;
    #trouble;
    constructor(settings, store, shelf, tail){
        this.tail = tail;
        this.#opened = openReadDatabase(readModelsFile(settings));
        this.#rows = new MatchRows(this.#opened.database);
        this.#follower = new Follower(store, this.#rows, new MatchFolds(store, shelf, (match)=>this.#rows.revisionOf(match)));
    }
    onModuleInit() {
        this.tail.listen(()=>this.#wake());
        this.#wake();
    }
    async onApplicationShutdown() {
        this.#stopped = true;
        await this.#working;
        this.#opened.database.close();
    }
    matches(limit, after) {
        const place = after === undefined || after === '' ? Number.MAX_SAFE_INTEGER : Number(after);
        if (!Number.isSafeInteger(place) || place < 0) throw invalid([
            {
                at: 'after',
                message: 'after must be the `next` of another page'
            }
        ]);
        return this.#rows.page(limit, place);
    }
    /** Waits, but not for long, until everything that is recorded now has been read: whoever writes finds it in the list. */ async freshen(patienceMs) {
        this.#wake();
        const patience = new AbortController();
        const tired = setTimeout(patienceMs, undefined, {
            signal: patience.signal
        }).catch(()=>undefined);
        await Promise.race([
            this.#working,
            tired
        ]);
        patience.abort();
    }
    standing() {
        const { stuck, events, position } = this.#follower;
        if (stuck) {
            const says = `stopped at position ${stuck.position}, event ${stuck.revision} of ${stuck.stream}: ${stuck.reason}`;
            return {
                level: false,
                says,
                stuck
            };
        }
        if (this.#trouble !== undefined) return {
            level: false,
            says: this.#trouble
        };
        if (!this.#level) return {
            level: false,
            says: `reading the log: ${events} events so far, at position ${position || 'the beginning'}`
        };
        return {
            level: true,
            says: 'level with the log'
        };
    }
    /** Works until the log is read to its end; a wake while at work makes it look once more. */ #wake() {
        if (this.#again) return;
        this.#again = true;
        this.#working = this.#working.then(()=>this.#catchUp());
    }
    async #catchUp() {
        this.#again = false;
        if (this.#stopped) return;
        try {
            await this.#follower.catchUp(()=>this.#stopped);
            this.#trouble = undefined;
            if (!this.#level && !this.#stopped && !this.#follower.stuck) this.#announce();
            this.#level = !this.#follower.stuck;
        } catch (error) {
            this.#trouble = `cannot go on: ${error instanceof Error ? error.message : String(error)}`;
            process.stderr.write(`Read models: ${this.#trouble}\n`);
        }
    }
    #announce() {
        const { anew } = this.#opened;
        if (anew === undefined || this.#follower.events === 0) return;
        process.stderr.write(`Read models: built anew from ${this.#follower.events} events (${anew}).\n`);
    }
}
ReadModels = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(SETTINGS)),
    _ts_param(1, Inject(STORE)),
    _ts_param(2, Inject(SHELF)),
    _ts_param(3, Inject(LogTail)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Settings === "undefined" ? Object : Settings,
        typeof EventStore === "undefined" ? Object : EventStore,
        typeof Shelf === "undefined" ? Object : Shelf,
        typeof LogTail === "undefined" ? Object : LogTail
    ])
], ReadModels);

//# sourceMappingURL=read-models.js.map
