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
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import Database from 'better-sqlite3';
import { isInMemory } from '../settings.js';
import { SETTINGS } from '../tokens.js';
const SCHEMA = 'CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID';
const MOST = 1_000;
export class People {
    #database;
    constructor(settings){
        this.#database = new Database(isInMemory(settings) ? ':memory:' : join(settings.data, 'people.db'), {
            timeout: 5_000
        });
        this.#database.pragma('journal_mode = WAL');
        // What is erased is overwritten in the file as well.
        this.#database.pragma('secure_delete = ON');
        this.#database.exec(SCHEMA);
    }
    onApplicationShutdown() {
        this.#database.close();
    }
    find(id) {
        return this.#database.prepare('SELECT id, name FROM people WHERE id = ?').get(id);
    }
    list() {
        return this.#database.prepare('SELECT id, name FROM people ORDER BY name LIMIT ?').all(MOST);
    }
    name(id, name) {
        this.#database.prepare('INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name').run(id, name);
        return {
            id,
            name
        };
    }
    erase(id) {
        this.#database.prepare('DELETE FROM people WHERE id = ?').run(id);
    }
}
People = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(SETTINGS)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Settings === "undefined" ? Object : Settings
    ])
], People);

//# sourceMappingURL=people.js.map
