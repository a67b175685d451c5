import { EventSchemas, type Upcaster } from './upcast.js';

function step(type: string, from: number, name: string): Upcaster {
  return { type, from, name, up: (data) => ({ ...data, [name]: from }) };
}

describe('event schemas', () => {
  it('starts every type at version 1', () => {
    expect(new EventSchemas().currentVersion('PhaseAdvanced')).toBe(1);
  });

  it('raises a type by one for each upcaster', () => {
    const schemas = new EventSchemas([step('A', 2, 'Two'), step('A', 1, 'One'), step('B', 1, 'One')]);
    expect([schemas.currentVersion('A'), schemas.currentVersion('B'), schemas.currentVersion('C')]).toEqual([3, 2, 1]);
  });

  it('lifts data step by step from the version it has', () => {
    const schemas = new EventSchemas([step('A', 2, 'Two'), step('A', 1, 'One')]);
    expect(schemas.upcast('A', 1, { x: 0 })).toEqual({ x: 0, One: 1, Two: 2 });
    expect(schemas.upcast('A', 2, { x: 0 })).toEqual({ x: 0, Two: 2 });
  });

  it('hands back current data untouched', () => {
    const data = { x: 0 };
    expect(new EventSchemas([step('A', 1, 'One')]).upcast('A', 2, data)).toBe(data);
  });

  it('refuses a version from the future', () => {
    expect(() => new EventSchemas().upcast('A', 2, {})).toThrow(
      new RangeError('A has schema version 2, but this build knows 1: use a newer build'),
    );
  });

  it.each([0, -1, 1.5])('refuses version %p', (version) => {
    expect(() => new EventSchemas().upcast('A', version, {})).toThrow(
      new RangeError(`A has schema version ${version}; versions are whole numbers from 1`),
    );
  });

  it.each([
    ['a gap', [step('A', 1, 'One'), step('A', 3, 'Three')], 'A has no upcaster from version 2, but Three lifts from 3'],
    ['a missing beginning', [step('A', 2, 'Two')], 'A has no upcaster from version 1, but Two lifts from 2'],
    ['a double', [step('A', 1, 'One'), step('A', 1, 'Uno')], 'A has two upcasters from version 1: One and Uno'],
    ['a name used twice', [step('A', 1, 'One'), step('A', 2, 'One')], 'A has two upcasters named One'],
    ['no name', [step('A', 1, ' ')], 'the upcaster of A from 1 needs a name'],
  ])('refuses %s', (_, upcasters, message) => {
    expect(() => new EventSchemas(upcasters)).toThrow(new TypeError(message));
  });
});
