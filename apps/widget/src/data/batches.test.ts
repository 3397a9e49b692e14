import { MAX_WIDGET_NAMES } from '@crownsmith/api-client/v1';
import { describe, expect, it, vi } from 'vitest';
import { createBatches, MAX_NAMES } from './batches';

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Card ${index}`);
const echo = () =>
  vi.fn(async (names: readonly string[]) => new Map(names.map((name) => [name, name.length])));

describe('createBatches', () => {
  it('requests as many names as the API allows', () => expect(MAX_NAMES).toBe(MAX_WIDGET_NAMES));

  it('requests all names of one moment at once, those announced before too', async () => {
    const request = echo();
    const { announce, load } = createBatches(request);
    announce('Swamp');
    announce('Opt');
    expect(await Promise.all([load('Sol Ring'), load('Opt'), load('Sol Ring')])).toEqual([8, 3, 8]);
    expect(request.mock.calls).toEqual([[['Opt', 'Sol Ring', 'Swamp']]]);
    expect(await load('Swamp')).toBe(5);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('requests nothing for names that are only announced', async () => {
    const request = echo();
    createBatches(request).announce('Opt');
    await new Promise((resolve) => setTimeout(resolve));
    expect(request).not.toHaveBeenCalled();
  });

  it('splits more names than a request may have, and names that are too long for a URL', async () => {
    const request = echo();
    const { load } = createBatches(request);
    await Promise.all(numbered(51).map(load));
    expect(request.mock.calls.map(([names]) => names.length)).toEqual([50, 1]);
    request.mockClear();
    await Promise.all(numbered(20).map((name) => load(`${name} ${'é'.repeat(100)}`)));
    expect(request.mock.calls.map(([names]) => names.length)).toEqual([6, 6, 6, 2]);
  });

  it('has undefined for a name without a value', async () => {
    const { load } = createBatches(async () => new Map<string, number>());
    expect(await load('Nobody')).toBeUndefined();
  });

  it('rejects all names of a failed request, and requests them again', async () => {
    const request = echo().mockRejectedValueOnce(new Error('offline'));
    const { load } = createBatches(request);
    expect((await Promise.allSettled([load('a'), load('b')])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await load('a')).toBe(1);
  });

  it('loads a name that came while another request ran', async () => {
    const request = echo();
    const { load } = createBatches(request);
    const first = load('a');
    await first;
    expect(await load('bb')).toBe(2);
    expect(request).toHaveBeenCalledTimes(2);
  });
});
