const many = (text: string, times: number): string => text.repeat(times);

/** As they stand in an address: some are escaped, some are escaped wrongly, some not at all. */
export const NASTY_TEXTS: readonly string[] = [
  ...['', '%20', '%00', 'x%00y', '%zz', '%', '%C0%AF', '%ED%A0%80', '%FF%FE', '..', '%2e%2e%2fetc%2fpasswd', '..%5c..'],
  ...['-1', '-0', '1e99', '1e-9', '0x10', '1.5', 'NaN', 'Infinity', '9007199254740993', many('9', 400), '00', '+1'],
  ...['constructor', '__proto__', 'toString', 'null', 'undefined', 'true', '[]', '{}', '[object%20Object]', '%5B%5D'],
  ...["'%20OR%201=1--", '%22;DROP%20TABLE%20lists', '$(id)', '%25', '*', '%2A', '_', '\\', '%0d%0aX:%20y', '%1b[2J'],
  ...[
    '%E2%80%AE',
    '%F0%9F%8E%B2',
    '%EF%BB%BF',
    'A,B',
    many('a,', 1_000),
    Array.from({ length: 1_000 }, (_, n) => `a${n}`).join(','),
    Array.from({ length: 1_500 }, (_, n) => `b${n}`).join('%20'),
    many('%41', 500),
    many('x', 3_000),
    many('/', 50),
  ],
  ...[
    'm',
    'M',
    'm%2f',
    'm/',
    'a=b&c=d',
    'a;b',
    '%3Cscript%3E',
    '1,2,3',
    '2026-11-22',
    many('%2C', 900),
    many('a%20', 600),
  ],
];

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

export const NASTY_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e99, -1e308, 2 ** 53, 4_294_967_296, [], {}, [[]], [null], { a: null }],
  ...[
    '',
    ' ',
    '\0',
    'x\0y',
    '\ud800',
    '\u202e',
    '\u001b[2J',
    '\r\n',
    '\ufeff',
    '🎲',
    '../..',
    'constructor',
    '__proto__',
  ],
  ...[
    '1',
    '-1',
    'NaN',
    'A',
    'B',
    'C',
    'm',
    '=cmd()',
    '<script>',
    "' OR 1=1",
    many('x', 120),
    many('x', 5_000),
    many('é', 800),
  ],
  ...[Array.from({ length: 501 }, () => 'x'), Array.from({ length: 40 }, () => ({})), deep(15), deep(40)],
  ...[{ id: 'x', role: 'system' }, { length: 1e9 }, { toString: 1 }, { then: 1 }, { __proto__: 1 }],
  ...[
    '2999-01-01T00:00:00Z',
    '0000-00-00',
    '2026-02-30T10:00:00Z',
    'https://evil.example',
    '00000000-0000-0000-0000-000000000000',
  ],
];

export const NASTY_BODIES: readonly (string | Buffer)[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '[]',
    '{}',
    'null',
    'true',
    '0',
    '"x"',
    '-',
    '{"a":1,}',
    "{'a':1}",
    '[1,2',
    'NaN',
    '\u0000',
  ],
  ...[
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"__proto__":{"a":1}}',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    '{}\n{}\n',
  ],
  ...[
    many('[', 3_000),
    `${many('[', 3_000)}${many(']', 3_000)}`,
    `{"a":"${many('x', 100_000)}"}`,
    many('{"a":', 2_000),
  ],
  ...[
    Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(2_000),
  ],
  ...['a=1&b=2', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
];

export const NASTY_TYPES: readonly string[] = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;',
    'application/json, text/plain',
  ],
  ...[
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ],
  ...[
    'application/xml',
    'application/octet-stream',
    'application/x-ndjson',
    'image/png',
    'application/pdf',
    'x',
    '/',
    '*/*',
    '',
    ';',
  ],
];
