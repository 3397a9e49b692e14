/** What is wrong with a field that a client sent. */
export interface FieldError {
  /** place of the field, such as `cards.0.count`; empty for all of it */
  readonly field: string;
  /** a sentence of what to send */
  readonly message: string;
  /** the name or value that was probably intended */
  readonly suggestion?: string;
}
