/** Standard input. */
interface Input extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean | undefined;
}

/** Standard output, or the output of errors. */
interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** What a command reads from and writes to. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}
