/** A place where an answer has another shape than its sample. */
export interface ShapeDifference {
  /** like `cards[].card.name`; empty for the whole answer */
  readonly path: string;
  readonly was: string;
  readonly is: string;
}

/** How an answer compares with its sample. */
export interface ShapeComparison {
  readonly differences: readonly ShapeDifference[];
  /** whether a list of the answer was empty where the sample has something, so that its entries could not be compared */
  readonly hasGaps: boolean;
}

/** Entries of a list or map that are looked at. */
const MAX_ENTRIES = 1000;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    default:
      return `a ${typeof value}`;
  }
};

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

const fieldsOf = (objects: readonly unknown[], key: string): readonly unknown[] =>
  objects.flatMap((one) => (isObject(one) && Object.hasOwn(one, key) ? [one[key]] : []));

class Comparison {
  readonly differences: ShapeDifference[] = [];
  hasGaps = false;

  constructor(
    private readonly maps: ReadonlySet<string>,
    private readonly optional: ReadonlySet<string>,
  ) {}

  /** Compares all values that the sample has at a path with all that the answer has there. */
  compare(path: string, samples: readonly unknown[], answers: readonly unknown[]): void {
    const known = samples.filter(isPresent);
    const found = answers.filter(isPresent);
    if (known.length === 0 || (found.length === 0 && answers.length > 0)) return;
    if (found.length === 0) {
      if (!this.optional.has(path)) this.#differ(path, known, ['missing']);
      return;
    }
    const kinds = new Set(known.map(kindOf));
    const others = found.filter((one) => !kinds.has(kindOf(one)));
    if (others.length > 0) return this.#differ(path, known, others.map(kindOf));
    this.#compareEntries(`${path}[]`, known.filter(Array.isArray).flat(), found.filter(Array.isArray));
    const [objects, answered] = [known.filter(isObject), found.filter(isObject)];
    if (this.maps.has(path)) {
      this.#compareEntries(`${path}{}`, objects.flatMap(Object.values), answered.map(Object.values));
      return;
    }
    for (const key of new Set(objects.flatMap(Object.keys)))
      this.compare(path === '' ? key : `${path}.${key}`, fieldsOf(objects, key), fieldsOf(answered, key));
  }

  #compareEntries(path: string, samples: readonly unknown[], answers: readonly (readonly unknown[])[]): void {
    if (samples.length === 0) return;
    const entries = answers.flatMap((list) => list.slice(0, MAX_ENTRIES)).slice(0, MAX_ENTRIES);
    if (entries.length === 0) this.hasGaps = true;
    else this.compare(path, samples, entries);
  }

  #differ(path: string, known: readonly unknown[], is: readonly string[]): void {
    const words = (kinds: Iterable<string>): string => [...new Set(kinds)].join(' or ');
    this.differences.push({ path, was: words(known.map(kindOf)), is: words(is) });
  }
}

/**
 * Compares a JSON answer with the sample of its source: what the sample has and the answer has not, or in another kind. Fields that
 * only the answer has do not matter, nor do nulls; a field of the entries of a list is missing if none of them has it.
 * @param options.maps paths of objects whose keys are data, such as ids; their values are compared like entries of a list (`cards{}`)
 * @param options.optional paths that may be missing
 * @example compareShapes({ a: 1 }, { a: '1' }).differences // [{ path: 'a', was: 'a number', is: 'text' }]
 */
export const compareShapes = (
  sample: unknown,
  answer: unknown,
  {
    maps = [],
    optional = [],
  }: { readonly maps?: readonly string[]; readonly optional?: readonly string[] } = {},
): ShapeComparison => {
  const comparison = new Comparison(new Set(maps), new Set(optional));
  if (isPresent(answer)) comparison.compare('', [sample], [answer]);
  else comparison.differences.push({ path: '', was: kindOf(sample), is: kindOf(answer) });
  return comparison;
};
