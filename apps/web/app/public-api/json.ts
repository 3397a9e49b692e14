/** JSON as a document has it. */
export type Json = Readonly<Record<string, unknown>>;
