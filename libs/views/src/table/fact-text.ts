import type { FactData, FactValue } from '@adjutant/rules';

type Scalar = string | number | boolean;

/** What a fact says, field by field: `marker 3; held by A`. `named` gives a unit its name, and leaves other words alone. */
export function factText(data: FactData, named: (word: string) => string): string {
  const fields = Object.entries(data);
  const [[, only] = []] = fields;
  if (fields.length === 1 && only !== undefined) return valueText(only, named);
  return fields.map(([field, value]) => `${field.replaceAll('-', ' ')} ${valueText(value, named)}`).join('; ');
}

function valueText(value: FactValue, named: (word: string) => string): string {
  const one = (scalar: Scalar): string =>
    typeof scalar === 'boolean' ? (scalar ? 'yes' : 'no') : typeof scalar === 'string' ? named(scalar) : String(scalar);
  if (typeof value !== 'object') return one(value);
  if (Array.isArray(value)) return (value as readonly Scalar[]).map(one).join(', ') || 'none';
  const each = Object.entries(value as { readonly [key: string]: Scalar });
  return each.map(([key, scalar]) => `${key} ${one(scalar)}`).join(', ') || 'none';
}
