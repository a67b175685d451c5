export { backUp, type BackedUp } from './backup.js';
export { exportInstallation, type ExportOptions } from './export.js';
export { importInstallation, type Imported } from './import.js';
export type { Manifest } from './manifest.js';
export { restoreBackup } from './restore.js';
export type { Installation, Place } from './place.js';
export type { Tell } from './trouble.js';
