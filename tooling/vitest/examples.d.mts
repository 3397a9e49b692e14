export interface Example {
  /** File and line. */
  readonly place: string;
  readonly text: string;
  readonly actual: (() => unknown) | undefined;
  readonly expected: (() => unknown) | undefined;
}
type Names = Readonly<Record<string, unknown>>;

export declare const parseExample: (place: string, text: string, names: Names) => Example;
export declare const readExamples: (testUrl: string, packageExports: Names) => Promise<readonly Example[]>;
