import { describe, expect, it } from 'vitest';
import { asPipelineError } from './pipeline-error';

describe('asPipelineError', () => {
  const system = (code: string) => Object.assign(new Error(code), { code, path: '/data/file' });
  it.each([
    [system('ENOSPC'), 'disk-full', /make room/],
    [system('EACCES'), 'permission', /\/data\/file/],
    [system('EROFS'), 'permission', /permission/i],
    [system('ENOENT'), 'missing', /file/],
    [new Error('IO Error: Could not write file: No space left on device'), 'disk-full', /full/],
    [new Error('IO Error: Permission denied'), 'permission', /permission/i],
  ])('converts %s to %s', (error, code, message) => {
    expect(asPipelineError(error)?.code).toBe(code);
    expect(asPipelineError(error)?.message).toMatch(message);
  });
  it('returns undefined for other errors', () => expect(asPipelineError(new TypeError('x'))).toBeUndefined());
});
