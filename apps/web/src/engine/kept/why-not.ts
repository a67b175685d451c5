const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Why a database of the browser takes nothing: there is no room. */
export const isFull = (error: unknown): boolean => isCalled(error, 'QuotaExceededError');

/** Or a newer version of this page has made it. */
export const isNewer = (error: unknown): boolean => isCalled(error, 'VersionError');
