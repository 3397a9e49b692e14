/** The value of a function, or its error. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A successful result. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A failed result. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
