import { openStore, readShelf } from '@adjutant/store';
import { Follower, LARGE_BATCH } from './follower.js';
import { MatchFolds } from './match-folds.js';
import { MatchRows } from './match-rows.js';
import { openReadDatabase } from './read-database.js';
import { readModelsFile } from './read-models-file.js';
/** Forgets all read models and reads them from the log again. A server that is running goes on from where this has come to. */ export async function rebuildReadModels(settings, options = {}) {
    const started = performance.now();
    const shelf = options.shelf ?? readShelf(settings.packs);
    const store = openStore(settings.store);
    const file = readModelsFile(settings);
    const { database } = openReadDatabase(file);
    try {
        const rows = new MatchRows(database);
        rows.clear();
        const folds = new MatchFolds(store, shelf, (match)=>rows.revisionOf(match));
        const follower = new Follower(store, rows, folds, LARGE_BATCH);
        await follower.catchUp(()=>false, options.progress);
        const { events, stuck } = follower;
        const milliseconds = Math.round(performance.now() - started);
        return {
            file,
            events,
            matches: rows.count(),
            milliseconds,
            ...stuck ? {
                stuck
            } : {}
        };
    } finally{
        database.close();
        await store.close();
    }
}

//# sourceMappingURL=rebuild.js.map
