import { expect, it, vi } from 'vitest';
import type { ProfileState, SettingsRequest } from '#app/accounts/profile/profile-state';
import type { SettingsChange } from '#app/accounts/profile/settings.schema';
import { cookieSettings, INITIAL_SETTINGS } from '#app/visitor/settings';
import { addChange } from './settings-queue';
import { createSettingsSync } from './settings-sync';

const state: ProfileState = {
  cookie: { version: 2, uid: 'u1', displayName: 'Ada', ...cookieSettings(INITIAL_SETTINGS) },
  colorMode: null,
};

const memoryStorage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  };
};

type Answer = number | 'offline';

/** A browser's sync with a server that answers in turn; the last answer repeats. */
const makeSync = (answers: Answer[], { storage = memoryStorage(), uid = 'u1' } = {}) => {
  const clock = { now: 1000 };
  const requests: SettingsRequest[] = [];
  const onState = vi.fn();
  const onRefused = vi.fn();
  let during = (): void => undefined;
  const sync = createSettingsSync({
    uid,
    storage: () => storage,
    now: () => clock.now,
    alone: (work) => work(),
    onState,
    onRefused,
    fetch: (_url, init) => {
      requests.push(JSON.parse(init?.body as string) as SettingsRequest);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      during();
      return answer === 'offline'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json(state, { status: answer ?? 500 }));
    },
  });
  return {
    sync,
    clock,
    requests,
    onState,
    onRefused,
    storage,
    onRequest: (run: () => void) => {
      during = run;
    },
  };
};

it('sends a change and reports the profile', async () => {
  const { sync, requests, onState } = makeSync([200]);
  await sync.change({ saltLevel: 2 });
  expect(requests).toEqual([{ uid: 'u1', changes: [{ settings: { saltLevel: 2 }, ageMs: 0 }] }]);
  expect(onState).toHaveBeenCalledWith(state);
  expect(sync.isPending()).toBe(false);
});

it.each<[Answer]>([['offline'], [401], [409], [429], [500], [503]])(
  'keeps a change after %s, and another page sends it with its age',
  async (answer) => {
    const { sync, storage, onRefused } = makeSync([answer]);
    await sync.change({ saltLevel: 2 });
    sync.stop();
    expect(sync.isPending()).toBe(true);
    const later = makeSync([200], { storage });
    later.clock.now = 61_000;
    await later.sync.flush();
    expect(later.requests[0]?.changes).toEqual([{ settings: { saltLevel: 2 }, ageMs: 60_000 }]);
    expect(later.sync.isPending()).toBe(false);
    expect(onRefused).not.toHaveBeenCalled();
  },
);

it('drops what the server refuses for good, and reports it', async () => {
  const { sync, onRefused, onState } = makeSync([400]);
  await sync.change({ saltLevel: 2 });
  expect(sync.isPending()).toBe(false);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(onState).not.toHaveBeenCalled();
});

it('keeps and then sends what is changed while a request is under way', async () => {
  const { sync, clock, requests, storage, onRequest } = makeSync([200]);
  onRequest(() => {
    onRequest(() => undefined);
    clock.now = 1500;
    // Another tab of the browser.
    void makeSync(['offline'], { storage }).sync.change({ saltLevel: 1 });
  });
  await sync.change({ saltLevel: 2 });
  expect(requests.map(({ changes }) => changes[0]?.settings)).toEqual([{ saltLevel: 2 }, { saltLevel: 1 }]);
});

it("never sends one person's changes as another's", async () => {
  const { sync, storage } = makeSync(['offline']);
  await sync.change({ saltLevel: 2 });
  sync.stop();
  const other = makeSync([200], { storage, uid: 'u2' });
  await other.sync.flush();
  expect(other.requests).toEqual([]);
  expect(sync.isPending()).toBe(true);
});

it('keeps a change in memory where storage is blocked', async () => {
  const { sync, requests } = makeSync(['offline', 200], {
    storage: {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('blocked');
      },
    },
  });
  await sync.change({ saltLevel: 2 });
  await sync.flush();
  sync.stop();
  expect(requests).toHaveLength(2);
  expect(sync.isPending()).toBe(false);
});

it('sends a clock that was set back as no age', async () => {
  const { sync, clock, requests } = makeSync(['offline', 200]);
  await sync.change({ saltLevel: 2 });
  clock.now = 0;
  await sync.flush();
  sync.stop();
  expect(requests[1]?.changes[0]?.ageMs).toBe(0);
});

it('addChange holds each setting once, with the time of its last change', () => {
  const changes: readonly [SettingsChange, number][] = [
    [{ region: 'EU', priceSources: null }, 1],
    [{ saltLevel: 1 }, 2],
    [{ region: 'CA' }, 3],
    [{ saltLevel: 2 }, 4],
  ];
  expect(
    changes.reduce<ReturnType<typeof addChange>>(
      (queue, [settings, at]) => addChange(queue, { settings, at }),
      [],
    ),
  ).toEqual([
    { settings: { priceSources: null }, at: 1 },
    { settings: { region: 'CA' }, at: 3 },
    { settings: { saltLevel: 2 }, at: 4 },
  ]);
});
