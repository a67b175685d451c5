/** An installation moves house: backup, restore, export and import. */
export {};
