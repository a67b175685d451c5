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
import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DocumentCommands } from './commands/document.js';
import { readCommands } from './commands/envelope.js';
import { matchId } from './match-id.js';
export class CommandsController {
    bus;
    constructor(bus){
        this.bus = bus;
    }
    async take(id, body, request, reply) {
        const commands = readCommands(matchId(id), body, {
            now: new Date().toISOString(),
            correlationId: request.id
        });
        const answers = await this.#inOrder(commands);
        const refused = answers.find((answer)=>answer.outcome === 'refused');
        if (refused) void reply.status(refused.status);
        if (Array.isArray(body)) return answers;
        if (refused) void reply.type('application/problem+json');
        return refused ? {
            ...refused,
            instance: request.url
        } : answers[0];
    }
    /** What follows a refused command was meant for a match that has not come about: it is not tried. */ async #inOrder(commands) {
        const answers = [];
        for (const command of commands){
            const stopped = answers.at(-1)?.outcome === 'refused' || answers.at(-1)?.outcome === 'skipped';
            answers.push(stopped ? {
                outcome: 'skipped'
            } : await this.bus.execute(command));
        }
        return answers;
    }
}
_ts_decorate([
    Post(':id/commands'),
    HttpCode(200),
    DocumentCommands(),
    _ts_param(0, Param('id')),
    _ts_param(1, Body()),
    _ts_param(2, Req()),
    _ts_param(3, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Object,
        typeof FastifyRequest === "undefined" ? Object : FastifyRequest,
        typeof FastifyReply === "undefined" ? Object : FastifyReply
    ]),
    _ts_metadata("design:returntype", Promise)
], CommandsController.prototype, "take", null);
CommandsController = _ts_decorate([
    ApiTags('matches'),
    Controller('api/matches'),
    _ts_param(0, Inject(CommandBus)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommandBus === "undefined" ? Object : CommandBus
    ])
], CommandsController);

//# sourceMappingURL=commands.controller.js.map
