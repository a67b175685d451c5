/** An exact number. Halves, thirds and percentages are added up without ever being rounded. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const whole = (over: bigint): Rational => ({ over, under: 1n });
export const ZERO = whole(0n);
export const ONE = whole(1n);

const positive = (value: bigint): bigint => (value < 0n ? -value : value);

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [positive(one), positive(other)];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function reduced(over: bigint, under: bigint): Rational {
  if (under === 0n) throw new RangeError('Nothing is divided by nothing.');
  const by = divisor(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / by, under: under / by };
}

/** What is written as a decimal is that decimal: 0.1 is a tenth. */
export function exactly(value: number | string): Rational {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return whole(BigInt(value));
  const text = String(value);
  const [over = '', under, ...more] = text.split('/');
  const plain = WHOLE.test(over) && (under === undefined || DIGITS.test(under)) && more.length === 0;
  if (!plain) return decimal(text);
  return under === undefined ? whole(BigInt(over)) : reduced(BigInt(over), BigInt(under));
}

function decimal(text: string): Rational {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!found) throw new RangeError(`${text} is no number.`);
  const [, sign, front = '', rest = '', exponent = '0'] = found;
  const power = Number(exponent) - rest.length;
  const digits = BigInt(`${front}${rest}`) * (sign === '-' ? -1n : 1n);
  return power >= 0 ? whole(digits * 10n ** BigInt(power)) : reduced(digits, 10n ** BigInt(-power));
}

const WHOLE = /^-?\d+$/;
const DIGITS = /^\d+$/;

export function plus(one: Rational, other: Rational): Rational {
  if (one.under === 1n && other.under === 1n) return whole(one.over + other.over);
  return reduced(one.over * other.under + other.over * one.under, one.under * other.under);
}
export const minus = (one: Rational, other: Rational): Rational => plus(one, negative(other));
export const negative = ({ over, under }: Rational): Rational => ({ over: -over, under });
export function times(one: Rational, other: Rational): Rational {
  if (one.under === 1n && other.under === 1n) return whole(one.over * other.over);
  return reduced(one.over * other.over, one.under * other.under);
}
/** The least whole number that is no less; of what is not below zero. */
export const roundedUp = ({ over, under }: Rational): Rational => whole((over + under - 1n) / under);
export const divided = (one: Rational, other: Rational): Rational =>
  reduced(one.over * other.under, one.under * other.over);
export const sum = (all: readonly Rational[]): Rational => all.reduce(plus, ZERO);

/** Below zero where the first is less. */
export function compare(one: Rational, other: Rational): number {
  const same = one.under === other.under;
  const [a, b] = same ? [one.over, other.over] : [one.over * other.under, other.over * one.under];
  return a < b ? -1 : a > b ? 1 : 0;
}

export const least = (one: Rational, other: Rational): Rational => (compare(one, other) <= 0 ? one : other);
export const most = (one: Rational, other: Rational): Rational => (compare(one, other) >= 0 ? one : other);

/** `15/2`, `7`: all of it, to be added up again by anybody. */
export const written = ({ over, under }: Rational): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** The nearest number, for whoever only looks. */
export const near = ({ over, under }: Rational): number => Number(over) / Number(under);

/** As a person writes it: exact to four digits after the point, and no more digits than are needed. */
export function shown(value: Rational): string {
  const scaled = positive(value.over) * 10_000n;
  const [front, left] = [scaled / value.under, scaled % value.under];
  const digits = front + (left * 2n >= value.under ? 1n : 0n);
  const rest = `${digits % 10_000n}`.padStart(4, '0').replace(/0+$/, '');
  const sign = value.over < 0n && digits > 0n ? '-' : '';
  return `${sign}${digits / 10_000n}${rest === '' ? '' : `.${rest}`}`;
}
