/**
 * The longest that a test waits for what has to come, in ms. It is no measure of speed: a machine that does other things beside it needs
 * three times as long, and only a test that is red waits this long.
 */
export const PATIENCE_MS = 60_000;
