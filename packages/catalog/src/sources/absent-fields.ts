import { printingRecordSchema } from '../printings/printing-record.schema';
import { scryfallCardSchema } from '../scryfall/scryfall-card.schema';
import { isObject } from './compare-shapes';
import { CARD } from './scryfall-samples';

/** Fewer records may lack a field by chance. */
const ENOUGH_RECORDS = 1000;

/** The fields of an object and of those in it, such as `prices` and `prices.usd`, the outer ones first. */
const fieldsOf = (value: unknown, prefix = ''): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        `${prefix}${key}`,
        ...fieldsOf(inner, `${prefix}${key}.`),
      ])
    : [];

/** @param path the names of an object, of one in it, and so on */
const hasField = (record: unknown, path: readonly string[]): boolean => {
  let value = record;
  for (const key of path) {
    value = isObject(value) ? value[key] : undefined;
    // JSON has null, but no undefined.
    if (value === undefined) return false;
  }
  return true;
};

/** Looks for the fields of today's records in those of a file. */
export interface FieldWatch {
  /** Takes note of a record's fields. */
  readonly see: (record: unknown) => void;
  /** Fields that none of the records had, like `prices.usd`; of an object that is absent, only itself. None for less than a thousand records. */
  readonly absent: () => readonly string[];
}

/**
 * Watches the records of a bulk file: a source that gives a field another name leaves out nothing that a schema could miss, since
 * files of before and of parts may lack it.
 * @param of which fields are read: of a card, or of a printing
 */
export const watchFields = (of: 'card' | 'printing'): FieldWatch => {
  const { shape } = of === 'card' ? scryfallCardSchema : printingRecordSchema;
  const absent = new Map(
    fieldsOf(JSON.parse(CARD.sample))
      .filter((field) => Object.hasOwn(shape, field.replace(/\..*/, '')))
      .map((field) => [field, field.split('.')]),
  );
  let records = 0;
  return {
    see: (record) => {
      records += 1;
      for (const [field, path] of absent) if (hasField(record, path)) absent.delete(field);
    },
    absent: () =>
      records < ENOUGH_RECORDS
        ? []
        : [...absent.keys()].filter(
            (field) => !absent.has(field.slice(0, Math.max(0, field.lastIndexOf('.')))),
          ),
  };
};
