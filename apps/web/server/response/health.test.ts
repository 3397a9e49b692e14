import type { DataSource } from '@crownsmith/api-client';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '#app/snapshot/current.server';
import { listen, type RunningServer } from '../testing/file-server';
import { health } from './health';

const LIMITS = { cards: 14, prices: 14, combos: 90, decks: 60, rules: 0 };
const cards: DataSource = {
  of: 'cards',
  date: '2026-11-20',
  imported: '2026-11-21T04:00:00Z',
  from: 'Scryfall',
  starter: false,
};
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = async (data: DataSource[] | undefined, now: string, reasons: readonly string[] = []) => {
  const current = { manifest: { version: 'v1', data } } as unknown as Snapshot;
  const store = { current: () => current, health: () => ({ version: 'v1', reasons }) };
  await server?.close();
  server = await listen(
    express().get(
      '/healthz',
      health(store, LIMITS, () => Date.parse(now)),
    ),
  );
  const response = await fetch(`${server.url}/healthz`);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('health', () => {
  it('says how old the data are and where they are from', async () => {
    expect(await ask([cards], '2026-11-26T12:00:00Z')).toEqual({
      status: 200,
      body: {
        status: 'ok',
        snapshot: 'v1',
        data: [
          {
            of: 'cards',
            date: '2026-11-20',
            imported: '2026-11-21T04:00:00Z',
            from: 'Scryfall',
            days: 6,
            limit: 14,
          },
        ],
      },
    });
  });

  it('is degraded while data are older than allowed, besides what else is wrong, and still responds', async () => {
    const { status, body } = await ask([cards], '2027-01-01T00:00:00Z', ['A file is damaged.']);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'degraded',
      reasons: ['A file is damaged.', 'The cards are 42 days old, more than the 14 days that are allowed.'],
    });
  });

  it('says nothing of snapshots that do not state it, and lets the starter age', async () => {
    expect((await ask(undefined, '2027-01-01T00:00:00Z')).body).toEqual({ status: 'ok', snapshot: 'v1' });
    expect((await ask([{ ...cards, starter: true }], '2029-01-01T00:00:00Z')).body).toMatchObject({
      status: 'ok',
      data: [{ from: 'starter' }],
    });
  });
});
