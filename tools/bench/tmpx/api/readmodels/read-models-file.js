import { join } from 'node:path';
import { isInMemory } from '../settings.js';
/** Read models of a log that is gone when the process ends need not stay either. */ export function readModelsFile(settings) {
    return isInMemory(settings) ? ':memory:' : join(settings.data, 'read-models.db');
}

//# sourceMappingURL=read-models-file.js.map
