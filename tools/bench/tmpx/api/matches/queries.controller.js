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
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { MatchReader } from './match-reader.js';
import * as ask from './queries/queries.js';
import { sideFrom, wholeFrom } from './query-values.js';
import { readSuppose, SupposeBody } from './suppose.body.js';
const ENTRIES = {
    least: 0,
    most: Number.MAX_SAFE_INTEGER
};
export class QueriesController {
    bus;
    reader;
    constructor(bus, reader){
        this.bus = bus;
        this.reader = reader;
    }
    list(limit, after) {
        return this.bus.execute(new ask.ListMatches(wholeFrom(limit, 'limit', {
            least: 1,
            most: 200
        }) ?? 50, after));
    }
    view(id) {
        return this.bus.execute(new ask.ViewMatch(id));
    }
    ledger(id) {
        return this.bus.execute(new ask.ReadLedger(id));
    }
    timeline(id) {
        return this.bus.execute(new ask.ReadTimeline(id));
    }
    options(id, player) {
        return this.bus.execute(new ask.ReadOptions(id, sideFrom(player, 'player')));
    }
    pending(id) {
        return this.bus.execute(new ask.ReadPending(id));
    }
    replay(id, from, to) {
        return this.bus.execute(new ask.ReplayMatch(id, wholeFrom(from, 'from', ENTRIES) ?? 0, wholeFrom(to, 'to', ENTRIES)));
    }
    events(id, from, limit) {
        const most = wholeFrom(limit, 'limit', {
            least: 1,
            most: 5_000
        }) ?? 1_000;
        return this.bus.execute(new ask.ReadEvents(id, wholeFrom(from, 'from', ENTRIES) ?? 0, most));
    }
    attempts(id) {
        return this.bus.execute(new ask.ReadAttempts(id));
    }
    suppose(id, body) {
        const { supposals, reading } = readSuppose(this.reader.shelf, body);
        return this.bus.execute(new ask.SupposeMatch(id, supposals, reading));
    }
    async export(id, reply) {
        const file = await this.bus.execute(new ask.ExportMatch(id));
        void reply.header('content-disposition', `attachment; filename="${id}.match.jsonl"`);
        return file;
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: 'The list of matches, newest first'
    }),
    ApiQuery({
        name: 'limit',
        required: false,
        description: '1 to 200; 50 where it is left out.'
    }),
    ApiQuery({
        name: 'after',
        required: false,
        description: '`next` of the page before.'
    }),
    _ts_param(0, Query('limit')),
    _ts_param(1, Query('after')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: 'A match as it stands'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "view", null);
_ts_decorate([
    Get(':id/ledger'),
    ApiOperation({
        summary: 'CP and VP ledgers, line by line, with the chart over the rounds'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "ledger", null);
_ts_decorate([
    Get(':id/timeline'),
    ApiOperation({
        summary: 'The record in sentences, with by whom and when'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "timeline", null);
_ts_decorate([
    Get(':id/options'),
    ApiOperation({
        summary: 'What each player may do now, at which cost, and why not for the rest'
    }),
    ApiQuery({
        name: 'player',
        required: false,
        enum: [
            'A',
            'B'
        ]
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Query('player')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "options", null);
_ts_decorate([
    Get(':id/pending'),
    ApiOperation({
        summary: 'Rolls and questions that are open'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "pending", null);
_ts_decorate([
    Get(':id/replay'),
    ApiOperation({
        summary: 'The record step by step, with findings and ledger lines'
    }),
    ApiQuery({
        name: 'from',
        required: false,
        description: 'First entry; 0 where it is left out.'
    }),
    ApiQuery({
        name: 'to',
        required: false,
        description: 'Last entry.'
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Query('from')),
    _ts_param(2, Query('to')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        String,
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "replay", null);
_ts_decorate([
    Get(':id/events'),
    ApiOperation({
        summary: 'The stored events'
    }),
    ApiQuery({
        name: 'from',
        required: false
    }),
    ApiQuery({
        name: 'limit',
        required: false,
        description: '1 to 5000; 1000 where it is left out.'
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Query('from')),
    _ts_param(2, Query('limit')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        String,
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "events", null);
_ts_decorate([
    Get(':id/attempts'),
    ApiOperation({
        summary: 'Commands that were refused, with their places in the record'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "attempts", null);
_ts_decorate([
    Post(':id/suppose'),
    HttpCode(200),
    ApiOperation({
        summary: 'What if? Tells the match again under some supposals; nothing is recorded'
    }),
    ApiBody({
        type: SupposeBody
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Object
    ]),
    _ts_metadata("design:returntype", typeof Promise === "undefined" ? Object : Promise)
], QueriesController.prototype, "suppose", null);
_ts_decorate([
    Get(':id/export'),
    Header('content-type', 'application/x-ndjson; charset=utf-8'),
    ApiOperation({
        summary: 'The match file: JSON Lines, verifiable offline'
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof FastifyReply === "undefined" ? Object : FastifyReply
    ]),
    _ts_metadata("design:returntype", Promise)
], QueriesController.prototype, "export", null);
QueriesController = _ts_decorate([
    ApiTags('matches'),
    Controller('api/matches'),
    _ts_param(0, Inject(QueryBus)),
    _ts_param(1, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof QueryBus === "undefined" ? Object : QueryBus,
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], QueriesController);

//# sourceMappingURL=queries.controller.js.map
