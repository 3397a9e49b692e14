import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BLOCKED_STORAGE_SCRIPT } from './blocked-storage-script';

const pageWith = (storage: () => Storage): Window => {
  const page = Object.defineProperty({}, 'sessionStorage', { get: storage, configurable: true }) as Window;
  runInNewContext(BLOCKED_STORAGE_SCRIPT, { window: page });
  return page;
};

it('keeps values in memory where the storage is blocked', () => {
  const { sessionStorage } = pageWith(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  sessionStorage.setItem('version', '');
  expect([sessionStorage.getItem('version'), sessionStorage.getItem('toString')]).toEqual(['', null]);
  sessionStorage.removeItem('version');
  expect(sessionStorage.getItem('version')).toBeNull();
});

it('leaves a storage that works', () => {
  const storage = { length: 0 } as unknown as Storage;
  expect(pageWith(() => storage).sessionStorage).toBe(storage);
});
