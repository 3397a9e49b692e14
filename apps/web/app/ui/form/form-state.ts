/** What a rejected form shows. */
export interface FormState {
  /** what was entered, by field; never a password */
  readonly values: Readonly<Record<string, string>>;
  /** error texts by field */
  readonly errors: Readonly<Record<string, string>>;
  /** what is wrong with the form as a whole */
  readonly formError?: string | undefined;
}

/** The state of a form that was not sent yet. */
export const EMPTY_FORM: FormState = { values: {}, errors: {} };
