import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Newable = new () => object;
type Whole = { readonly [member: string]: unknown };
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Test = (value: unknown, whole: Whole) => boolean;

const TESTS = new WeakMap<Newable, ReadonlyMap<string, Test>>();

/**
 * Whether nothing can be wrong with a value of a class, seen at a glance: the validator looks all its rules up anew for
 * each value, which costs as much as deciding the command. It lets through less than the full check, never more: what it
 * does not understand, such as parts with a class of their own, it leaves to that.
 */
export function isSurelySound(type: Newable, value: object): boolean {
  const tests = testsOf(type);
  const whole = value as Whole;
  for (const member of Object.keys(whole)) if (!tests.has(member)) return false;
  for (const [member, passes] of tests) if (!passes(whole[member], whole)) return false;
  return true;
}

function testsOf(type: Newable): ReadonlyMap<string, Test> {
  const known = TESTS.get(type);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const byMember = Map.groupBy(rules, (rule) => rule.propertyName);
  const tests = new Map([...byMember].map(([member, own]) => [member, testOf(type, own)]));
  TESTS.set(type, tests);
  return tests;
}

/** All that is asked of one member. */
function testOf(type: Newable, rules: readonly Rule[]): Test {
  const conditions = rules.filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION);
  const others = rules.filter((rule) => rule.type !== ValidationTypes.CONDITIONAL_VALIDATION);
  const tests = others.map((rule) => testOfRule(type, rule));
  return (value, whole) => {
    const asked = conditions.every(({ constraints }) =>
      (constraints[0] as (...of: unknown[]) => boolean)(whole, value),
    );
    return !asked || tests.every((passes) => passes(value, whole));
  };
}

function testOfRule(type: Newable, rule: Rule): Test {
  const known = rule.type === ValidationTypes.CUSTOM_VALIDATION && rule.validateIf === undefined;
  const validators = known ? getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls) : [];
  if (validators.length === 0 || validators.some((one) => one.async)) return () => false;
  const { propertyName: property, constraints } = rule;
  return (value, object) => {
    const asked = { targetName: type.name, property, object, value, constraints };
    const passes = (one: unknown): boolean =>
      validators.every(({ instance }) => instance.validate(one, asked) === true);
    return rule.each && Array.isArray(value) ? value.every(passes) : passes(value);
  };
}
