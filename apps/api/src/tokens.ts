/** Names under which the values of this installation are handed to whoever needs them. */
export const SETTINGS = Symbol('settings');
export const STORE = Symbol('event store');
export const SHELF = Symbol('packs');
export const CHANCE_SOURCE = Symbol('chance');
export const CLOCK = Symbol('clock');

/** How the server shows that it is well (libs/health). */
export const LOG = Symbol('log');
export const FIGURES = Symbol('figures');
export const TRACING = Symbol('tracing');

/** Milliseconds since 1970. */
export type Clock = () => number;
