import type { ProblemInfo } from '@crownsmith/api-client/v1';

/** A parameter, or a field of a schema. */
export interface FieldReference {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
}

export interface OperationReference {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly parameters: readonly FieldReference[];
  /** path and query of a request that this site answers */
  readonly example: string;
  /** JSON of an example's body */
  readonly body: string | undefined;
  /** schema of the answer; undefined for a file */
  readonly answerName: string | undefined;
  /** JSON of a shortened answer */
  readonly answer: string | undefined;
  readonly statuses: readonly { readonly status: string; readonly text: string }[];
}

/** The public API as its page shows it. */
export interface ApiReference {
  /** paragraphs */
  readonly introduction: readonly string[];
  readonly documentPath: string;
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly operations: readonly OperationReference[];
  }[];
  readonly schemas: readonly {
    readonly name: string;
    readonly text: string;
    readonly fields: readonly FieldReference[];
  }[];
  readonly problems: readonly ProblemInfo[];
}
