import { DataFolderError } from '@crownsmith/data-folder';
import { describe, expect, it } from 'vitest';
import { asPipelineError } from './pipeline-error';

describe('asPipelineError', () => {
  const system = (code: string) => Object.assign(new Error(code), { code, path: '/data/file' });
  it.each([
    [system('ENOSPC'), 'disk-full', /make room/],
    [system('EACCES'), 'permission', /\/data\/file/],
    [system('EROFS'), 'permission', /permission/i],
    [system('ENOENT'), 'missing', /file/],
    [system('EFBIG'), 'disk-full', /larger than the system allows \(\/data\/file\).*ulimit/],
    [system('EIO'), 'permission', /disk failed/],
    [system('EMFILE'), 'permission', /Too many open files/],
    [system('ENOTDIR'), 'missing', /not a folder/],
    [new Error('IO Error: Could not write file "/data/x": File too large'), 'disk-full', /\(\/data\/x\)/],
    [
      new Error('Out of Memory Error: failed to allocate data of size 1 MiB'),
      'permission',
      /DUCKDB_MEMORY_MB/,
    ],
    [new Error('IO Error: Could not write file: No space left on device'), 'disk-full', /full/],
    [new Error('IO Error: Permission denied'), 'permission', /permission/i],
    [
      new DataFolderError('/data: database or disk is full', {
        cause: new Error('database or disk is full'),
      }),
      'disk-full',
      /^\/data: /,
    ],
    [
      new DataFolderError('/data: no', { cause: new Error('attempt to write a readonly database') }),
      'permission',
      /^\/data: /,
    ],
    [new DataFolderError('/data is of version 2', { cause: system('ENOENT') }), 'broken-store', /version 2/],
  ])('converts %s to %s', (error, code, message) => {
    expect(asPipelineError(error)?.code).toBe(code);
    expect(asPipelineError(error)?.message).toMatch(message);
  });
  it('returns undefined for other errors', () => expect(asPipelineError(new TypeError('x'))).toBeUndefined());
});
