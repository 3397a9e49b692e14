/** Whether a file operation failed with a code. @example hasFileErrorCode(error, 'ENOENT') // no such file */
export const hasFileErrorCode = (error: unknown, code: 'ENOENT' | 'EEXIST'): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
