import { whyTooOld } from './node-version.js';

describe('a version of Node', () => {
  it.each(['22.12.0', '22.13.1', '24.0.0', '24.21.0', '26.0.0'])('%s will do', (version) => {
    expect(whyTooOld(version)).toBeUndefined();
  });

  it.each(['22.11.0', '20.20.2', '18.0.0', '8.17.0'])('%s will not, and that is said in one sentence', (version) => {
    expect(whyTooOld(version)).toMatch(new RegExp(`^Adjutant needs Node.js 22.12 or newer; this is ${version}\\.`));
  });
});
