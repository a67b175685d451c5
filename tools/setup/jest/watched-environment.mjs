import SharedEnvironment from './environment.mjs';

/** The same world, which knows whether the test that has just run failed: whoever tidies up after it can say what stood on the screen. */
export default class WatchedEnvironment extends SharedEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_fn_start') globalThis.adjutantTestFailed = false;
    if (name === 'test_fn_failure') globalThis.adjutantTestFailed = true;
  }
}
