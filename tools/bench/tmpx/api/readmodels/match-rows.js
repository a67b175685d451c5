import { BEGINNING } from '@adjutant/store';
import { READ_MODELS_VERSION, readPosition } from './read-database.js';
/** The list of matches in the read database. */ export class MatchRows {
    #database;
    #write;
    #move;
    #revision;
    #page;
    constructor(database){
        this.#database = database;
        this.#write = database.prepare(`INSERT INTO matches VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM matches), ?, ?)
       ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, summary = excluded.summary`);
        this.#move = database.prepare('UPDATE progress SET position = ? WHERE position = ?');
        this.#revision = database.prepare('SELECT revision FROM matches WHERE id = ?').pluck();
        this.#page = database.prepare('SELECT place, summary FROM matches WHERE place < ? ORDER BY place DESC LIMIT ?');
    }
    position() {
        return readPosition(this.#database);
    }
    /** Up to which event the row of a match is true; -1 where it has none. */ revisionOf(id) {
        return this.#revision.get(id) ?? -1;
    }
    /** Writes rows and moves on, both or neither. False: somebody else has moved on from there, and nothing was written. */ advance(rows, from, to) {
        return this.#database.transaction(()=>{
            if (this.#move.run(to, from).changes === 0) return false;
            for (const { id, revision, summary } of rows)this.#write.run(id, revision, JSON.stringify(summary));
            return true;
        })();
    }
    /** Forgets everything, so that it is read from the log again. */ clear() {
        this.#database.transaction(()=>{
            this.#database.exec('DELETE FROM matches');
            this.#database.prepare('UPDATE progress SET version = ?, position = ?').run(READ_MODELS_VERSION, BEGINNING);
        })();
    }
    count() {
        return this.#database.prepare('SELECT count(*) FROM matches').pluck().get();
    }
    page(limit, after) {
        const found = this.#page.all(after, limit + 1);
        const shown = found.slice(0, limit);
        const last = shown.at(-1);
        return {
            matches: shown.map(({ summary })=>JSON.parse(summary)),
            next: found.length > limit && last ? String(last.place) : null
        };
    }
}

//# sourceMappingURL=match-rows.js.map
