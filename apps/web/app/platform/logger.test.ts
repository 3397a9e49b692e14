import { expect, it } from 'vitest';
import { makeLogger } from './logger.server';

const open = () => {
  const lines: { readonly msg: string; readonly path?: string; readonly before?: number }[] = [];
  const clock = { now: 0 };
  const log = makeLogger(
    'info',
    { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
    () => clock.now,
  );
  return { lines, clock, log };
};
const fail = (): Error => new TypeError('It broke');

it('writes one line a minute for errors that say the same, whatever was asked for', () => {
  const { lines, clock, log } = open();
  for (let number = 0; number < 1000; number += 1)
    log.error({ err: fail(), path: `/${number}` }, 'Loading a page failed');
  clock.now = 60_001;
  log.error({ err: fail(), path: '/later' }, 'Loading a page failed');
  expect(lines.map(({ path, before }) => [path, before])).toEqual([
    ['/0', undefined],
    ['/later', 999],
  ]);
});

it('writes other errors, and all other lines', () => {
  const { lines, log } = open();
  const other = new RangeError('It broke elsewhere');
  log.error({ err: fail() }, 'Loading a page failed');
  log.error({ err: other }, 'Loading a page failed');
  log.error({ err: fail() }, 'API request failed');
  log.warn({ path: '/' }, 'Refused');
  log.warn({ path: '/' }, 'Refused');
  expect(lines).toHaveLength(5);
});
