/** Errors that stop a command, with their exit codes, which scripts can rely on. */
export const EXIT_CODES = {
  /** a given file or folder does not exist */
  missing: 1,
  /** a file that cannot be used: empty, binary, corrupt gzip, or of another format */
  'bad-input': 1,
  /** everything in the input was rejected */
  'nothing-usable': 1,
  /** the store or a snapshot cannot be read */
  'broken-store': 1,
  /** nothing to publish or to roll back to */
  'nothing-to-do': 1,
  /** a file of the snapshot does not match its schema */
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

/** An expected error: its message is shown to the operator without a stack. */
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

/** The code of a system error (`ENOENT`), undefined for other errors. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';

/**
 * Converts a system error with a known cause (disk full, no permission, missing file) to a pipeline error; undefined for
 * other errors. DuckDB reports causes only in its messages, so these are matched, too.
 * @example asPipelineError(Object.assign(new Error('x'), { code: 'ENOSPC' })).code // 'disk-full'
 */
export const asPipelineError = (error: unknown): PipelineError | undefined => {
  if (error instanceof PipelineError) return error;
  const code = systemCode(error);
  const message = error instanceof Error ? error.message : '';
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /no space left on device|disk quota exceeded/i.test(message)
  ) {
    return new PipelineError(
      'disk-full',
      `The disk is full${pathOf(error)}. Nothing was changed; make room and run it again.`,
      { cause: error },
    );
  }
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    /permission denied|read-only file system/i.test(message)
  ) {
    return new PipelineError('permission', `No permission to read or write${pathOf(error)}.`, {
      cause: error,
    });
  }
  if (code === 'ENOENT')
    return new PipelineError('missing', `No such file${pathOf(error)}.`, { cause: error });
  if (code === 'EISDIR')
    return new PipelineError('bad-input', `Not a file but a folder${pathOf(error)}.`, { cause: error });
  return undefined;
};
