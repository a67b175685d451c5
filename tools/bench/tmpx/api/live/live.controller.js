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
import { Controller, Get, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { isMatchId } from '../matches/match-id.js';
import { wholeFrom } from '../matches/query-values.js';
import { invalid, unknownMatch } from '../problems/problem.js';
import { STORE } from '../tokens.js';
import { LiveHub } from './live-hub.js';
import { Viewer } from './viewer.js';
const LAST = {
    name: 'lastEventId',
    required: false,
    description: 'For the first connection; later the browser sends Last-Event-ID.'
};
export class LiveController {
    hub;
    store;
    constructor(hub, store){
        this.hub = hub;
        this.store = store;
    }
    async ofMatch(id, last, first, request, reply) {
        if (!isMatchId(id)) throw unknownMatch(id);
        const text = last ?? first;
        // -1 is what a stream starts with: nothing has been seen yet.
        const after = text === '-1' ? -1 : wholeFrom(text, 'lastEventId', {
            least: 0,
            most: Number.MAX_SAFE_INTEGER - 1
        });
        this.hub.assertRoom();
        await this.hub.assertMatch(id);
        await this.hub.watchMatch(opened(request, reply), id, after);
    }
    async ofAll(last, first, request, reply) {
        const after = last ?? first ?? await this.store.head();
        // The store alone knows what a position looks like.
        await this.store.readAll(after, 1).catch((error)=>{
            if (error instanceof TypeError || error instanceof RangeError) {
                throw invalid([
                    {
                        at: 'lastEventId',
                        message: 'lastEventId is no position of this log'
                    }
                ]);
            }
            throw error;
        });
        this.hub.assertRoom();
        this.hub.watchLog(opened(request, reply), after);
    }
}
_ts_decorate([
    Get('matches/:id/live'),
    ApiOperation({
        summary: 'New entries of one match; event ids are revisions'
    }),
    ApiQuery(LAST),
    ApiProduces('text/event-stream'),
    _ts_param(0, Param('id')),
    _ts_param(1, Headers('last-event-id')),
    _ts_param(2, Query('lastEventId')),
    _ts_param(3, Req()),
    _ts_param(4, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Object,
        Object,
        typeof FastifyRequest === "undefined" ? Object : FastifyRequest,
        typeof FastifyReply === "undefined" ? Object : FastifyReply
    ]),
    _ts_metadata("design:returntype", Promise)
], LiveController.prototype, "ofMatch", null);
_ts_decorate([
    Get('live'),
    ApiOperation({
        summary: 'New entries of all matches; event ids are positions in the log'
    }),
    ApiQuery(LAST),
    ApiProduces('text/event-stream'),
    _ts_param(0, Headers('last-event-id')),
    _ts_param(1, Query('lastEventId')),
    _ts_param(2, Req()),
    _ts_param(3, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        Object,
        typeof FastifyRequest === "undefined" ? Object : FastifyRequest,
        typeof FastifyReply === "undefined" ? Object : FastifyReply
    ]),
    _ts_metadata("design:returntype", Promise)
], LiveController.prototype, "ofAll", null);
LiveController = _ts_decorate([
    ApiTags('live'),
    Controller('api'),
    _ts_param(0, Inject(LiveHub)),
    _ts_param(1, Inject(STORE)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LiveHub === "undefined" ? Object : LiveHub,
        typeof EventStore === "undefined" ? Object : EventStore
    ])
], LiveController);
function opened(request, reply) {
    reply.hijack();
    return new Viewer(reply.raw, {
        'x-correlation-id': request.id
    });
}

//# sourceMappingURL=live.controller.js.map
