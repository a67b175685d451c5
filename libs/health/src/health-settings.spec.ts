import { readHealthSettings, readLogSettings } from './index.js';

function reading(environment: Record<string, string>): { readonly mistakes: string[]; readonly settings: object } {
  const mistakes: string[] = [];
  const settings = readHealthSettings(
    (name) => environment[name],
    (sentence) => mistakes.push(sentence),
    { port: 3001, terminal: false },
  );
  return { mistakes, settings };
}

describe('settings of health', () => {
  test('have defaults', () => {
    expect(reading({})).toEqual({
      mistakes: [],
      settings: { healthHost: '127.0.0.1', healthPort: 3001, logLevel: 'info', logFormat: 'json' },
    });
  });

  test('a person at a terminal reads text, a program JSON', () => {
    const format = (terminal: boolean) => readLogSettings(() => undefined, fail, terminal).logFormat;
    expect([format(true), format(false)]).toEqual(['text', 'json']);
  });

  test('are taken as they are given', () => {
    const environment = {
      ADJUTANT_HEALTH_PORT: '0',
      ADJUTANT_HEALTH_HOST: '::1',
      ADJUTANT_LOG_LEVEL: 'debug',
      ADJUTANT_LOG_FORMAT: 'text',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org:4318/otlp',
    };
    expect(reading(environment)).toEqual({
      mistakes: [],
      settings: {
        healthHost: '::1',
        healthPort: 0,
        logLevel: 'debug',
        logFormat: 'text',
        collector: 'https://collector.example.org:4318/otlp',
      },
    });
  });

  test.each([
    [{ ADJUTANT_HEALTH_PORT: '3k' }, 'ADJUTANT_HEALTH_PORT is "3k"'],
    [{ ADJUTANT_HEALTH_PORT: '65536' }, 'from 0 to 65535'],
    [{ ADJUTANT_HEALTH_PORT: '-1' }, 'ADJUTANT_HEALTH_PORT is "-1"'],
    [{ ADJUTANT_HEALTH_HOST: 'http://here' }, 'which is no host name'],
    [{ ADJUTANT_LOG_LEVEL: 'loud' }, 'one of debug, info, warn, error, silent'],
    [{ ADJUTANT_LOG_FORMAT: 'xml' }, 'must be json or text'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be like http://127.0.0.1:4318'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://u:pass@collector' }, 'must be like http://127.0.0.1:4318'],
  ])('%j is one sentence', (environment, says) => {
    const { mistakes } = reading(environment as unknown as Record<string, string>);
    expect(mistakes).toEqual([expect.stringContaining(says)]);
    expect(mistakes[0]).toMatch(/^[A-Z_]+ is .+\.$/);
    expect(mistakes[0]).not.toContain('pass');
  });
});

function fail(sentence: string): void {
  throw new Error(sentence);
}
