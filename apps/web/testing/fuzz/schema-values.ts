import fc from 'fast-check';
import { text } from './texts';

/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Values of a schema, now and then of another type. @param resolve finds what a `$ref` names */
export const valueOf = (schema: Schema, resolve: (ref: string) => Schema): fc.Arbitrary<unknown> => {
  const of = (part: unknown): fc.Arbitrary<unknown> =>
    isSchema(part) ? valueOf(part, resolve) : fc.jsonValue();
  const { $ref, enum: values, anyOf, type, items, properties = {}, minimum, maximum } = schema;
  if (typeof $ref === 'string') return of(resolve($ref));
  const make = (): fc.Arbitrary<unknown> => {
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
    const options = anyOf ?? schema['oneOf'];
    if (Array.isArray(options)) return fc.oneof(...options.map(of));
    if (type === 'integer' || type === 'number') {
      const [min, max] = [Number(minimum ?? -10), Math.min(Number(maximum ?? 1000), 10_000)];
      return fc.integer({ min: min - 1, max: max + 1 });
    }
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') return fc.array(of(items), { maxLength: 12 });
    if (type === 'object' && isSchema(schema['additionalProperties']))
      return fc.dictionary(text, of(schema['additionalProperties']), { maxKeys: 12 });
    if (type === 'object')
      return fc.record(
        Object.fromEntries(Object.entries(properties as object).map(([name, part]) => [name, of(part)])),
        { requiredKeys: [] },
      );
    return text;
  };
  return fc.oneof({ weight: 9, arbitrary: make() }, { weight: 1, arbitrary: fc.oneof(text, fc.jsonValue()) });
};
