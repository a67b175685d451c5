/** Names under which the values of this installation are handed to whoever needs them. */
export const SETTINGS = Symbol('settings');
export const STORE = Symbol('event store');
export const SHELF = Symbol('packs');
export const CHANCE_SOURCE = Symbol('chance');
export const CLOCK = Symbol('clock');

/** Milliseconds since 1970. */
export type Clock = () => number;
