import { KNOWN_SETTINGS, unknownSettings } from './index.js';

describe('a name that is no setting', () => {
  test.each([
    ['ADJUTANT_STROE', 'ADJUTANT_STROE is no setting of Adjutant: use ADJUTANT_STORE, or leave it out.'],
    ['ADJUTANT_LOGLEVEL', 'ADJUTANT_LOGLEVEL is no setting of Adjutant: use ADJUTANT_LOG_LEVEL, or leave it out.'],
    [
      'ADJUTANT_COLOUR_SCHEME',
      'ADJUTANT_COLOUR_SCHEME is no setting of Adjutant: docs/reference/settings.md lists them all.',
    ],
    ['ADJUTANT_ACCES', 'ADJUTANT_ACCES is no setting of Adjutant: use ADJUTANT_ACCESS, or leave it out.'],
  ])('%s is one sentence', (name, says) => expect(unknownSettings([name, 'PATH', 'HOME'])).toEqual([says]));

  test('is not one of ours, nor one of the tests', () => {
    const names = KNOWN_SETTINGS.map(({ name }) => name);
    expect(unknownSettings([...names, 'ADJUTANT_TEST_KAFKA', 'ADJUTANT_FAULTS', 'OTEL_SERVICE_NAME', 'PATH'])).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
