import { describeEventStore } from '../contract/index.js';
import { startKurrentDouble, type KurrentDouble } from '../kurrent-double/index.js';
import { openKurrentStore } from './open.js';

describe('the store over the KurrentDB protocol', () => {
  let double: KurrentDouble;
  let installation = 0;
  beforeAll(async () => {
    double = await startKurrentDouble();
  });
  afterAll(() => double.stop());

  describeEventStore('kurrent', async (options) => {
    const setting = `${double.url}&installation=case${installation++}`;
    let store = openKurrentStore(setting, options);
    const reopen = async () => {
      await store.close();
      store = openKurrentStore(setting, options);
      return store;
    };
    return { store, reopen, cleanup: () => store.close() };
  });
});
