/** What is wrong with a value, and where. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What reads a value: a schema of zod, and whatever else has its `safeParse`. */
export interface Schema<T> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

/** A schema that this package exports: it is one of zod, of which its declaration names what programs need. @public */
export interface DataSchema<Output, Input = Output> extends Schema<Output> {
  /** Reads a value; throws an error with `issues` for another one. */
  readonly parse: (value: unknown) => Output;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
/** @public declarations name it */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a schema reads and gives is inferred
export type AnySchema = DataSchema<any, any>;
/** What a schema gives. @public */
export type OutputOf<S> = S extends { readonly parse: (value: unknown) => infer Output } ? Output : never;
/** What a schema takes. @public */
export type InputOf<S> = S extends {
  readonly '~standard': { readonly types?: { readonly input: infer Input } | undefined };
}
  ? Input
  : never;
