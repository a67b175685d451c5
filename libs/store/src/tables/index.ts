export { TablesDamaged, TablesUnavailable, TablesUnusable } from './errors.js';
export { openTables } from './open-tables.js';
export { parsePostgres } from './postgres-setting.js';
export type { Engine, Migration, Migrations, Tables, TablesOptions } from './tables.js';
