/** The tables cannot be reached for now: nothing was written, and the same may be tried again. */
export class TablesUnavailable extends Error {
  override readonly name = 'TablesUnavailable';
}

/** The setting, the database or its tables have to be mended before this build can use them. */
export class TablesUnusable extends Error {
  override readonly name = 'TablesUnusable';
}

/** What stands there is no set of tables that this build could use, whatever the setting. */
export class TablesDamaged extends TablesUnusable {}
