/** The spec files that did not pass, of what jest wrote with `--json`: one that broke before its first test as well. */
export const redOf = ({ testResults }) =>
  testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);

/** The results of a whole run, with those of the files that ran again in the place of their first ones. */
export function withSecondLook(first, again) {
  const seenAgain = new Map(again.testResults.map((one) => [one.name, one]));
  const testResults = first.testResults.map((one) => seenAgain.get(one.name) ?? one);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status !== 'passed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  return {
    ...first,
    testResults,
    success: testResults.every(({ status }) => status === 'passed'),
    numPassedTests: withStatus('passed'),
    numFailedTests: withStatus('failed'),
    numPendingTests: withStatus('pending'),
    numRuntimeErrorTestSuites: broken.length,
  };
}
