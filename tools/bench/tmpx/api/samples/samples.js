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
import { basename } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { readCommands } from '../matches/commands/envelope.js';
import { MatchReader } from '../matches/match-reader.js';
import { People } from '../people/people.js';
import { ProblemError } from '../problems/problem.js';
import { ReadModels } from '../readmodels/read-models.js';
import { SETTINGS } from '../tokens.js';
import { readScript, scriptFiles } from './script.js';
export class Samples {
    settings;
    bus;
    reader;
    people;
    models;
    constructor(settings, bus, reader, people, models){
        this.settings = settings;
        this.bus = bus;
        this.reader = reader;
        this.people = people;
        this.models = models;
    }
    async list() {
        return Promise.all(this.#scripts().map(async ({ id, title, file, commands })=>({
                id,
                title,
                file: basename(file),
                commands: commands.length,
                loaded: await this.reader.exists(id)
            })));
    }
    async load() {
        const loaded = [];
        for (const script of this.#scripts())loaded.push(await this.#play(script));
        // Whoever loads them looks at the list next.
        await this.models.freshen(2_000);
        return loaded;
    }
    #scripts() {
        return scriptFiles(this.settings.packs).map(readScript);
    }
    async #play(script) {
        const { id, title } = script;
        for (const [person, name] of Object.entries(script.people))this.people.name(person, name);
        const counts = {
            recorded: 0,
            already: 0,
            refused: 0
        };
        let known = false;
        for (const command of script.commands){
            // A refusal leaves nothing in the record to tell it by: it has been tried if what stands before it is known already.
            if (command.refused && known) continue;
            const answer = await this.#send(script, command);
            if (answer.outcome === 'stopped') return {
                id,
                title,
                ...counts,
                stopped: answer.where
            };
            counts[answer.outcome]++;
            if (answer.outcome !== 'refused') known = answer.outcome === 'already';
        }
        return {
            id,
            title,
            ...counts
        };
    }
    async #send(script, { line, body, refused }) {
        try {
            const arrival = {
                now: new Date().toISOString(),
                correlationId: body.commandId
            };
            const [command] = readCommands(script.id, [
                body
            ], arrival);
            const answer = await this.bus.execute(command);
            if (answer.outcome === 'refused') return refused ? {
                outcome: 'refused'
            } : stoppedAt(line, answer);
            return {
                outcome: answer.outcome === 'recorded' ? 'recorded' : 'already'
            };
        } catch (error) {
            if (error instanceof ProblemError) return stoppedAt(line, error.problem);
            throw error;
        }
    }
}
Samples = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(SETTINGS)),
    _ts_param(1, Inject(CommandBus)),
    _ts_param(2, Inject(MatchReader)),
    _ts_param(3, Inject(People)),
    _ts_param(4, Inject(ReadModels)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Settings === "undefined" ? Object : Settings,
        typeof CommandBus === "undefined" ? Object : CommandBus,
        typeof MatchReader === "undefined" ? Object : MatchReader,
        typeof People === "undefined" ? Object : People,
        typeof ReadModels === "undefined" ? Object : ReadModels
    ])
], Samples);
function stoppedAt(line, problem) {
    return {
        outcome: 'stopped',
        where: {
            line,
            problem
        }
    };
}

//# sourceMappingURL=samples.js.map
