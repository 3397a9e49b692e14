import { EMPTY_LIST, listFaultText } from '@crownsmith/domain';
import { systemCode } from '@crownsmith/answers/snapshot';
import { DataFolderError } from '@crownsmith/data-folder';
import { BucketError } from '@crownsmith/snapshot-bucket';

/** Errors that stop a command, with their exit codes, which scripts can rely on. */
export const EXIT_CODES = {
  /** a given file or folder does not exist */
  missing: 1,
  /** a file that cannot be used: empty, binary, corrupt gzip, or of another format */
  'bad-input': 1,
  /** everything in the input was rejected */
  'nothing-usable': 1,
  /** an input without decks, none of them rejected: a source that has nothing at the moment */
  'no-decks': 1,
  /** the store or a snapshot cannot be read */
  'broken-store': 1,
  /** nothing to publish or to roll back to */
  'nothing-to-do': 1,
  /** a file of the snapshot does not match its schema */
  'bad-output': 1,
  /** a source answers in another shape than it did */
  'changed-source': 1,
  /** a download or an object store failed */
  network: 1,
  /** wrong arguments or environment */
  usage: 2,
  /** another pipeline process writes to the same folder */
  locked: 3,
  'disk-full': 4,
  permission: 4,
  /** somebody else published in between */
  superseded: 5,
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

/**
 * The error for an input that is cut off: nothing of it is imported, because what is missing would be taken for deleted.
 * @param options what it is, in words that follow "This is"
 */
export const incompleteInput = (
  name: string,
  { what = 'a file', ...options }: ErrorOptions & { readonly what?: string } = {},
): PipelineError =>
  new PipelineError(
    'bad-input',
    `${name}: ${listFaultText({ code: 'cut-off', what })} Nothing of it was imported.`,
    options,
  );

/** The error for a folder where a file was to be. */
export const folderForFile = (path: string): PipelineError =>
  new PipelineError('bad-input', `${path} is a folder, not a file.`);

/** The error for an input without a byte, or of blanks only. */
export const emptyInput = (name: string): PipelineError =>
  new PipelineError('bad-input', `${name}: ${listFaultText(EMPTY_LIST)}`);

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';

/** Makes the error for a known cause; `where` is the path in brackets after a space, or empty. */
type MakeError = (where: string) => readonly [code: PipelineErrorCode, message: string];

const diskFull: MakeError = (where) => [
  'disk-full',
  `The disk is full${where}. Nothing was changed; make room and run it again.`,
];
const tooLarge: MakeError = (where) => [
  'disk-full',
  `A file would be larger than the system allows${where}. Nothing was changed; raise the limit (ulimit -f) or use another file system.`,
];
const noPermission: MakeError = (where) => ['permission', `No permission to read or write${where}.`];
const missing: MakeError = (where) => ['missing', `No such file${where}.`];
const badPath: MakeError = (where) => ['missing', `A part of the path is not a folder${where}.`];
const isFolder: MakeError = (where) => ['bad-input', `Not a file but a folder${where}.`];
const tooManyFiles: MakeError = (where) => [
  'permission',
  `Too many open files${where}. Raise the limit (ulimit -n).`,
];
const diskFailed: MakeError = (where) => [
  'permission',
  `The disk failed to read or write${where}. Nothing was changed; look at the system's log.`,
];

/** Causes by the code of a system error. */
const BY_CODE: Readonly<Record<string, MakeError>> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EFBIG: tooLarge,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOENT: missing,
  ENOTDIR: badPath,
  EISDIR: isFolder,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EIO: diskFailed,
  ESTALE: diskFailed,
};

const storeFile =
  (what: string): MakeError =>
  (where) => [
    'broken-store',
    `A file of the store ${what}${where}. Restore it, or move the folder of the store away and import again.`,
  ];

/** The error for a file of the store that cannot be used. @param what is wrong with it: `is missing` */
export const brokenStoreFile = (what: string, path: string, cause?: unknown): PipelineError =>
  new PipelineError(...storeFile(what)(` (${path})`), { cause });

/** Causes by what DuckDB reports, which has no codes. */
const BY_MESSAGE: readonly (readonly [RegExp, MakeError])[] = [
  [/no space left on device|disk is full|disk quota exceeded|max_temp_directory_size/i, diskFull],
  [/file too large/i, tooLarge],
  [/permission denied|read-?only (?:file system|database)|unable to open database file/i, noPermission],
  [/too many open files/i, tooManyFiles],
  [/input\/output error|stale file handle/i, diskFailed],
  [/no files found that match|cannot open file .*no such file/i, storeFile('is missing')],
  [
    /no magic bytes found|too small to be a parquet file|parquet reader|parquet file|snappy|zstd|TProtocolException|footer length/i,
    storeFile('is damaged'),
  ],
  [
    /out of memory error/i,
    () => [
      'permission',
      'DuckDB needs more memory than DUCKDB_MEMORY_MB allows. Nothing was changed; raise it.',
    ],
  ],
];

/** The path that a message of DuckDB quotes. */
const quotedPath = (message: string): string => {
  const path = /["'](\/[^"'\n]*)["']/.exec(message)?.[1];
  return path === undefined ? '' : ` (${path})`;
};

/** Codes of the failures of an object store, whose messages say what is wrong. */
const BY_BUCKET_FAILURE: Readonly<Record<BucketError['failure'], PipelineErrorCode>> = {
  'no-access': 'permission',
  'no-bucket': 'missing',
  'no-settings': 'usage',
  unreachable: 'network',
  refused: 'network',
};

/**
 * Converts an error with a known cause (disk full, no permission, missing or damaged file) to a pipeline error; undefined
 * for other errors.
 * @example asPipelineError(Object.assign(new Error('x'), { code: 'ENOSPC' })).code // 'disk-full'
 */
export const asPipelineError = (error: unknown): PipelineError | undefined => {
  if (error instanceof PipelineError) return error;
  if (error instanceof BucketError)
    return new PipelineError(BY_BUCKET_FAILURE[error.failure], error.message, { cause: error });
  if (error instanceof DataFolderError) {
    const code = asPipelineError(error.cause)?.code;
    const isOfDisk = code === 'disk-full' || code === 'permission';
    return new PipelineError(isOfDisk ? code : 'broken-store', error.message, { cause: error });
  }
  const make = BY_CODE[systemCode(error) ?? ''];
  if (make !== undefined) return new PipelineError(...make(pathOf(error)), { cause: error });
  if (!(error instanceof Error)) return undefined;
  const known = BY_MESSAGE.find(([pattern]) => pattern.test(error.message));
  return known && new PipelineError(...known[1](quotedPath(error.message)), { cause: error });
};
