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
import { STORE } from '../tokens.js';
export class LogTail {
    store;
    #listeners = new Set();
    #subscription;
    failed;
    constructor(store){
        this.store = store;
    }
    async onModuleInit() {
        this.#subscription = this.store.subscribe(await this.store.head(), (event)=>{
            for (const listener of this.#listeners)listener(event);
        });
        this.#subscription.done.catch((error)=>{
            this.failed = error instanceof Error ? error.message : String(error);
        });
    }
    async beforeApplicationShutdown() {
        await this.#subscription?.stop();
    }
    /** Returns what ends the listening. */ listen(listener) {
        this.#listeners.add(listener);
        return ()=>this.#listeners.delete(listener);
    }
}
LogTail = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(STORE)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventStore === "undefined" ? Object : EventStore
    ])
], LogTail);

//# sourceMappingURL=log-tail.js.map
