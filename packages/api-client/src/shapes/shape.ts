import type { Schema, SchemaIssue } from '../schema';

/** The part of JSON Schema that the shapes of responses need. They are made from the zod schemas: `scripts/make-shapes.ts`. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: 'uri';
  readonly default?: unknown;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** What is wrong with a value itself, its parts aside. */
const faultOf = (value: unknown, shape: Shape): string | undefined => {
  const { type, enum: values, const: constant } = shape;
  const is = typeOf(value);
  const isOf = (one: string): boolean => (one === 'integer' ? Number.isSafeInteger(value) : is === one);
  if (typeof type === 'string' ? !isOf(type) : type?.some(isOf) === false)
    return `expected ${[type].flat().join(' or ')}, received ${is}`;
  if (values && !values.includes(value)) return `expected one of ${values.join(', ')}`;
  if (constant !== undefined && value !== constant) return `expected ${JSON.stringify(constant)}`;
  const [least = 0, most = Infinity] =
    typeof value === 'string' ? [shape.minLength, shape.maxLength] : [shape.minItems, shape.maxItems];
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : least;
  if (size < least || size > most) return `expected a length from ${least} to ${most}`;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, pattern } = shape;
  if (typeof value === 'number' && (value < minimum || value > maximum || value <= exclusiveMinimum))
    return `${value} is out of range`;
  if (typeof value === 'string' && shape.format === 'uri' && !URL.canParse(value)) return 'expected a URL';
  return typeof value === 'string' && pattern !== undefined && !new RegExp(pattern, 'u').test(value)
    ? `expected ${pattern}`
    : undefined;
};

/** Finds what is wrong with the parts of a value. A path is made only where something is: most responses have thousands of parts. */
const checkParts = (
  value: unknown,
  { properties = {}, additionalProperties, items }: Shape,
): readonly SchemaIssue[] => {
  const issues: SchemaIssue[] = [];
  const add = (key: PropertyKey, part: unknown, shape: Shape): void => {
    for (const { path, message } of check(part, shape)) issues.push({ path: [key, ...path], message });
  };
  if (Array.isArray(value)) {
    if (items) value.forEach((item, at) => add(at, item, items));
  } else if (isRecord(value))
    for (const key of Object.keys(value)) {
      const shape = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      if (shape && value[key] !== undefined) add(key, value[key], shape);
    }
  return issues;
};

/** Finds what is wrong with a value, and gives its objects the defaults of fields that they lack. */
const check = (value: unknown, shape: Shape): readonly SchemaIssue[] => {
  const fault = faultOf(value, shape);
  if (fault !== undefined) return [{ path: [], message: `Invalid input: ${fault}` }];
  if (typeof value !== 'object' && !shape.anyOf && !shape.required) return [];
  if (isRecord(value))
    for (const [key, part] of Object.entries(shape.properties ?? {}))
      if (part.default !== undefined && value[key] === undefined) value[key] = part.default;
  const missing = (shape.required ?? []).filter((key) => !isRecord(value) || value[key] === undefined);
  const issues = [
    ...checkParts(value, shape),
    ...missing.map((key) => ({ path: [key], message: 'Invalid input: the field is missing' })),
  ];
  if (issues.length > 0 || !shape.anyOf) return issues;
  const alternatives = shape.anyOf.map((alternative) => check(value, alternative));
  if (alternatives.some(({ length }) => length === 0)) return [];
  return alternatives.find((found) => found.some(({ path }) => path.length > 0)) ?? alternatives[0] ?? [];
};

/** A schema that checks the shape of a value which was parsed from JSON. Fields that the shape does not know stay. */
export const shaped = <T>(shape: Shape): Schema<T> => ({
  safeParse: (value) => {
    const issues = check(value, shape);
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: value as T };
  },
});
