/** Why a part of a query means nothing. */
type SearchErrorCode =
  | 'unknown-field'
  | 'unheld-field'
  | 'missing-value'
  | 'missing-term'
  | 'bad-value'
  | 'bad-operator'
  | 'unclosed-quote'
  | 'unclosed-parenthesis'
  | 'unexpected-parenthesis'
  | 'misplaced'
  | 'repeated'
  | 'needs-commander'
  | 'too-deep'
  /** the data that is searched lacks what a condition asks for */
  | 'no-data'
  | 'unknown-commander';

/** A part of a query that means nothing, with its place. */
export interface SearchError {
  readonly code: SearchErrorCode;
  /** 1-based, in UTF-16 code units as in JavaScript's strings */
  readonly column: number;
  /** of the part, in code units; 0 where something is missing */
  readonly length: number;
  /** what is wrong and what to do, without the column */
  readonly message: string;
  /** what was probably intended, where one thing is likely */
  readonly suggestion?: string;
}

/**
 * An error as a line of text.
 * @example describeSearchError({ code: 'missing-value', column: 3, length: 0, message: 'Say what “t:” should be.' }) // 'Column 3: Say what “t:” should be.'
 */
export const describeSearchError = ({ column, message }: SearchError): string =>
  `Column ${column}: ${message}`;
