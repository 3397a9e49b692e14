import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHAPED, shapesText } from '../testing/shapes-text';
import { shaped, type Shape } from './shape';
import * as shapes from './shapes';

const shapeOf = (name: string): Shape => (shapes as unknown as Record<string, Shape>)[name] ?? {};

/** A value of a shape, with all fields. */
const sample = ({
  type,
  enum: values,
  const: constant,
  anyOf,
  properties,
  additionalProperties,
  items,
  ...rest
}: Shape): unknown => {
  if (constant !== undefined) return constant;
  if (values) return values[0];
  if (anyOf) return sample(anyOf[0] ?? {});
  const [first] = [type ?? 'null'].flat();
  if (first === 'object')
    return Object.fromEntries([
      ...Object.entries(properties ?? {}).map(([name, part]) => [name, sample(part)] as const),
      ...(additionalProperties ? [['key', sample(additionalProperties)] as const] : []),
    ]);
  if (first === 'array')
    return Array.from({ length: rest.minItems ?? (rest.maxItems === 0 ? 0 : 1) }, () => sample(items ?? {}));
  if (first === 'string' && rest.pattern?.includes('-02-29'))
    return rest.pattern.includes('T') ? '2026-11-26T00:00:00Z' : '2026-11-26';
  if (first === 'string')
    return rest.pattern ? `${rest.pattern.replace(/[\^$\\]/g, '').slice(0, 20)}x` : 'https://x.example/';
  if (first === 'boolean') return true;
  return first === 'null' ? null : Math.max(rest.minimum ?? 0, (rest.exclusiveMinimum ?? -1) + 1);
};

/** Values that are tried with each schema at most, about. */
const MOST = 150;

const OTHERS: readonly unknown[] = [undefined, null, true, 'x', '', -1, 1e9, 0.5, [], {}, [[]]];

/** A value with one part replaced by each of some others, everywhere. */
const mutate = function* (value: unknown): Generator<unknown> {
  yield* OTHERS;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const other of mutate(part)) {
      const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      (copy as Record<string, unknown>)[key] = other;
      yield copy;
    }
};

const copyOf = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

describe('the shapes of responses', () => {
  it('are made from the schemas of today', () => {
    const isOfToday = readFileSync(new URL('shapes.ts', import.meta.url), 'utf8') === shapesText();
    expect(isOfToday, 'npx tsx --conditions=source packages/api-client/scripts/make-shapes.ts').toBe(true);
  });

  it.each([...SHAPED])('accept and refuse what the schema does: %s', (name, schema) => {
    const value = sample(shapeOf(name));
    expect(schema.safeParse(copyOf(value)).error).toBeUndefined();
    let refused = 0;
    const others = [...mutate(value)];
    const step = Math.max(1, Math.floor(others.length / MOST));
    for (const other of others.filter((_, at) => at % step === 0)) {
      const text = JSON.stringify(other) ?? 'undefined';
      const expected = schema.safeParse(copyOf(other)).success;
      expect([shaped(shapeOf(name)).safeParse(copyOf(other)).success, text]).toEqual([expected, text]);
      if (!expected) refused += 1;
    }
    expect(refused).toBeGreaterThan(3);
  });

  it('give objects the defaults of fields that they lack, and keep fields that they do not know', () => {
    const card = sample(shapes.WireCard) as object;
    const older = { ...card, image: undefined, later: 1 };
    expect(shaped(shapes.WireCard).safeParse(older)).toMatchObject({
      success: true,
      data: { image: null, later: 1 },
    });
  });
});
