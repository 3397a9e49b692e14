/** What can stop a command, each kind with the exit code that scripts may rely on. */
export const EXIT_CODES = {
  /** a file or folder that was named does not exist */
  missing: 1,
  /** a file that cannot be used: empty, binary, broken gzip, not the format that was promised */
  'bad-input': 1,
  /** everything in the input was rejected */
  'nothing-usable': 1,
  /** the store or a snapshot cannot be read */
  'broken-store': 1,
  /** there is nothing to publish or to roll back to */
  'nothing-to-do': 1,
  /** a file that was to be published does not fit its schema */
  'bad-output': 1,
  /** the download failed */
  network: 1,
  /** wrong arguments or environment */
  usage: 2,
  /** another pipeline process writes to the same folder */
  locked: 3,
  'disk-full': 4,
  permission: 4,
} as const;
export type PipelineErrorCode = keyof typeof EXIT_CODES;

/** An expected failure: its message is for the person at the terminal and needs no stack. */
export class PipelineError extends Error {
  constructor(
    readonly code: PipelineErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PipelineError';
  }
}

/** The errno-like code of a system error (`ENOENT`), undefined for anything else. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';

/**
 * Turns whatever was thrown into a pipeline error where the cause is a known one of the machine: disk full,
 * no permission, missing file. DuckDB reports these only in words, so its words are read too.
 * @example asPipelineError(Object.assign(new Error('x'), { code: 'ENOSPC' })).code // 'disk-full'
 */
export const asPipelineError = (error: unknown): PipelineError | undefined => {
  if (error instanceof PipelineError) return error;
  const code = systemCode(error);
  const words = error instanceof Error ? error.message : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left on device|disk quota exceeded/i.test(words)) {
    return new PipelineError(
      'disk-full',
      `The disk is full${pathOf(error)}. Nothing was changed: make room and run it again.`,
      { cause: error },
    );
  }
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    /permission denied|read-only file system/i.test(words)
  ) {
    return new PipelineError('permission', `No permission to read or write${pathOf(error)}.`, {
      cause: error,
    });
  }
  if (code === 'ENOENT')
    return new PipelineError('missing', `No such file${pathOf(error)}.`, { cause: error });
  if (code === 'EISDIR')
    return new PipelineError('bad-input', `That is a folder, not a file${pathOf(error)}.`, { cause: error });
  return undefined;
};
