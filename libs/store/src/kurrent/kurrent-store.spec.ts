import { describeEventStore, type OpenStore } from '../contract/index.js';
import { startKurrentDouble, type KurrentDouble } from '../kurrent-double/index.js';
import { openKurrentStore } from './open.js';

const REAL = process.env['KURRENTDB_URL']?.trim() || undefined;

/** Each case has an installation of its own on the server that all of them share. */
function openOn(settingOf: () => string, name: string): OpenStore {
  let cases = 0;
  return async (options) => {
    const url = settingOf();
    const setting = `${url}${url.includes('?') ? '&' : '?'}installation=${name}${cases++}`;
    let store = openKurrentStore(setting, options);
    const reopen = async () => {
      await store.close();
      store = openKurrentStore(setting, options);
      return store;
    };
    return { store, reopen, cleanup: () => store.close() };
  };
}

describe('the store over the protocol of KurrentDB', () => {
  let double: KurrentDouble;
  beforeAll(async () => {
    double = await startKurrentDouble();
  });
  afterAll(() => double.stop());

  describeEventStore(
    'kurrentdb, played by a double',
    openOn(() => double.url, 'case'),
  );
});

if (REAL === undefined) {
  // What did not run is no case: neither passed nor skipped.
  process.stdout.write('event store: kurrentdb: not run against a real server (KURRENTDB_URL is not set)\n');
} else {
  describeEventStore(
    'kurrentdb, a real server',
    openOn(() => REAL, `t${Date.now().toString(36)}x`),
  );
}
