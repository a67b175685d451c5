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
import { matchStream } from '@adjutant/match';
import { problem, ProblemError, unknownMatch } from '../problems/problem.js';
import { matchOf } from '../readmodels/match-folds.js';
import { STORE } from '../tokens.js';
import { frameOfLog, frameOfMatch, startFrame } from './frames.js';
import { LogTail } from './log-tail.js';
const HEARTBEAT_MS = 15_000;
const MOST_VIEWERS = 5_000;
export class LiveHub {
    store;
    tail;
    #viewers = new Set();
    #ofMatch = new Map();
    #heart;
    #closed = false;
    constructor(store, tail){
        this.store = store;
        this.tail = tail;
    }
    onModuleInit() {
        this.tail.listen((event)=>this.#pass(event));
        this.#heart = setInterval(()=>this.#beat(), HEARTBEAT_MS);
        this.#heart.unref();
    }
    /** Open streams would keep the server from closing. */ onModuleDestroy() {
        this.#closed = true;
        clearInterval(this.#heart);
        for (const viewer of this.#viewers)viewer.end();
    }
    /** Says why nobody can be taken in just now. */ assertRoom() {
        if (!this.#closed && this.#viewers.size < MOST_VIEWERS) return;
        const says = this.#closed ? 'The server is stopping.' : `${MOST_VIEWERS} viewers are watching; no more can.`;
        throw new ProblemError(problem(503, 'live/full', says), 5);
    }
    async assertMatch(match) {
        if ((await this.store.readFacts(matchStream(match))).length === 0) throw unknownMatch(match);
    }
    /** Sends what came after a revision, and then everything new. Without a revision: only what is new. */ async watchMatch(viewer, match, after) {
        const watching = {
            viewer,
            sent: after ?? -1,
            waiting: []
        };
        const others = this.#ofMatch.get(match) ?? new Set();
        this.#ofMatch.set(match, others.add(watching));
        this.#admit(viewer, ()=>{
            others.delete(watching);
            if (others.size === 0 && this.#ofMatch.get(match) === others) this.#ofMatch.delete(match);
        });
        // New events wait from here on, so that nothing falls between what is read now and what comes in meanwhile.
        const missed = await this.store.read(matchStream(match), (after ?? -1) + 1);
        if (after === undefined) watching.sent = missed.at(-1)?.revision ?? -1;
        viewer.send(startFrame(String(watching.sent), {
            match,
            revision: watching.sent
        }));
        for (const stored of missed){
            sendOn(watching, stored);
            await viewer.drained();
        }
        // A viewer that is slow here is let go by its own bound, so this list cannot grow for ever.
        for (const stored of watching.waiting ?? [])sendOn(watching, stored);
        watching.waiting = undefined;
    }
    /** The same for all matches, by position in the log. */ watchLog(viewer, after) {
        viewer.send(startFrame(after, {
            position: after
        }));
        const subscription = this.store.subscribe(after, (event)=>{
            if (matchOf(event.stream) === undefined) return undefined;
            viewer.send(frameOfLog(event));
            return viewer.drained();
        });
        subscription.done.catch(()=>viewer.end());
        this.#admit(viewer, ()=>void subscription.stop());
    }
    #admit(viewer, leave) {
        this.#viewers.add(viewer);
        viewer.onGone(()=>{
            this.#viewers.delete(viewer);
            leave();
        });
    }
    #pass(event) {
        const match = matchOf(event.stream);
        const watching = match === undefined ? undefined : this.#ofMatch.get(match);
        for (const one of watching ?? []){
            if (one.waiting) one.waiting.push(event);
            else sendOn(one, event);
        }
    }
    #beat() {
        for (const viewer of this.#viewers)viewer.heartbeat();
    }
}
LiveHub = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(STORE)),
    _ts_param(1, Inject(LogTail)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventStore === "undefined" ? Object : EventStore,
        typeof LogTail === "undefined" ? Object : LogTail
    ])
], LiveHub);
function sendOn(watching, stored) {
    if (stored.revision <= watching.sent) return;
    watching.sent = stored.revision;
    watching.viewer.send(frameOfMatch(stored));
}

//# sourceMappingURL=live-hub.js.map
