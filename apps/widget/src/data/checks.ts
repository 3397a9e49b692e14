// The API's answers are checked by hand: a schema library is heavier than the widget. Tests compare the checks with the schemas of
// packages/api-client.

/** Whether a value is what it should be. */
export type Check = (value: unknown) => boolean;
/** Checks of the fields of an object. */
export type Shape = Readonly<Record<string, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isCount: Check = (value) => isNumber(value) && (value as number) >= 0;
export const isFlag: Check = (value) => typeof value === 'boolean';
/** An URL of the web, never one that runs a script. */
export const isUrl: Check = (value) => {
  try {
    return isText(value) && /^https?:/.test(new URL(value as string).protocol);
  } catch {
    return false;
  }
};
/** What passes a check, or null. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
/** An object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object whose fields pass. */
export const has =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([key, check]) => check(value[key]));
/** A list whose items pass. */
export const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

