import { expect, it, vi } from 'vitest';
import { createBackgroundWork } from './background-work.server';

it('takes no work for half a minute after one has failed, so that nothing is promised which is not done', async () => {
  let time = 0;
  const log = { error: vi.fn() };
  const background = createBackgroundWork(log, () => time);
  const done = vi.fn(() => Promise.resolve());
  expect(background.add(() => Promise.reject(new Error('full')), 'A registration was not completed')).toBe(
    true,
  );
  await background.settle();
  expect(log.error).toHaveBeenCalledWith({ err: new Error('full') }, 'A registration was not completed');
  expect(background.add(done, '')).toBe(false);
  time = 29_999;
  expect(background.add(done, '')).toBe(false);
  time = 30_000;
  expect(background.add(done, '')).toBe(true);
  await background.settle();
  expect(done).toHaveBeenCalledOnce();
});
