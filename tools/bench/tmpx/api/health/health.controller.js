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
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LogTail } from '../live/log-tail.js';
import { ReadModels } from '../readmodels/read-models.js';
import { STORE } from '../tokens.js';
export class HealthController {
    store;
    models;
    tail;
    constructor(store, models, tail){
        this.store = store;
        this.models = models;
        this.tail = tail;
    }
    live() {
        return {
            alive: true
        };
    }
    async ready(reply) {
        const checks = {
            store: await this.#store(),
            live: this.#live(),
            readModels: this.#readModels()
        };
        const ready = Object.values(checks).every((check)=>check.ok);
        if (!ready) void reply.status(503);
        return {
            ready,
            checks
        };
    }
    async #store() {
        try {
            return {
                ok: true,
                says: `readable, its head is at position ${await this.store.head() || 'none: it is empty'}`
            };
        } catch (error) {
            return {
                ok: false,
                says: `not readable: ${error instanceof Error ? error.message : String(error)}`
            };
        }
    }
    #live() {
        const { failed } = this.tail;
        return failed === undefined ? {
            ok: true,
            says: 'following the log'
        } : {
            ok: false,
            says: `stopped: ${failed}`
        };
    }
    #readModels() {
        const { level, says } = this.models.standing();
        return {
            ok: level,
            says
        };
    }
}
_ts_decorate([
    Get('live'),
    ApiOperation({
        summary: 'Whether the process answers at all'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Object)
], HealthController.prototype, "live", null);
_ts_decorate([
    Get('ready'),
    ApiOperation({
        summary: 'Whether everything works: 503 and what is missing, where it does not'
    }),
    _ts_param(0, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FastifyReply === "undefined" ? Object : FastifyReply
    ]),
    _ts_metadata("design:returntype", Promise)
], HealthController.prototype, "ready", null);
HealthController = _ts_decorate([
    ApiTags('health'),
    Controller('api/health'),
    _ts_param(0, Inject(STORE)),
    _ts_param(1, Inject(ReadModels)),
    _ts_param(2, Inject(LogTail)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventStore === "undefined" ? Object : EventStore,
        typeof ReadModels === "undefined" ? Object : ReadModels,
        typeof LogTail === "undefined" ? Object : LogTail
    ])
], HealthController);

//# sourceMappingURL=health.controller.js.map
