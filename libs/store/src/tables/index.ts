export { alone } from './alone.js';
export { TablesDamaged, TablesUnavailable, TablesUnusable } from './errors.js';
export { openTables } from './open-tables.js';
export { parsePostgres } from './postgres-setting.js';
export { wipe } from './wipe.js';
export { WhileUnchanged } from './while-unchanged.js';
export type { Changes, Engine, Migration, Migrations, Tables, TablesOptions } from './tables.js';
