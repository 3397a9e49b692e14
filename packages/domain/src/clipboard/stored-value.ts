/** An object of unknown fields, such as parsed JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object that is neither null nor an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text of 1 to 1000 characters. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 1000;

/** Whether a value is a finite number that is not negative. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
