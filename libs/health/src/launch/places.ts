/** What `tools/bundle` makes of everything that was compiled, in the folder of the workspace. */
export const BUNDLE = new URL('../../../../dist/', import.meta.url);
