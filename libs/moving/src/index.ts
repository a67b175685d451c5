/** Moving an installation and backing it up: everything that it keeps, and what is not taken along. */
export { backUp, type BackedUp } from './backup.js';
export { exportInstallation, type ExportOptions } from './export.js';
export { importInstallation, type Imported } from './import.js';
export type { Manifest } from './manifest.js';
export { openAccessTables } from './open-kept.js';
export { restoreBackup } from './restore.js';
export type { Installation, InstallationPlace } from './installation-place.js';
export { MovingTrouble, type Tell } from './trouble.js';
export { whyUnfinished } from './unfinished.js';
