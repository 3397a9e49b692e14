import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDeckAct } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore, type Snapshot } from '#app/snapshot/current.server';
import { OWN_NOTHING } from '../../../testing/open-deck-page';
import { queryOf } from './deck-page-state';
import { loadDeck } from './deck-request.server';
import type { DeckView } from './deck-view';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deck-'));
  await writeSnapshotFixture(folder);
  const store = openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
  await store.refresh();
  setSnapshotStore(store);
  snapshot = await getSnapshot();
});

const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n9 Swamp\n';

const view = async (query: string): Promise<DeckView> => {
  const request = new Request(`http://site.test/deck?${query}`);
  const outcome = await loadDeck(request, snapshot, OWN_NOTHING);
  if (outcome.kind === 'redirect') return view(outcome.location.replace('/deck?', ''));
  if (outcome.kind !== 'deck') throw new Error(JSON.stringify(outcome));
  return outcome.view;
};
const textsOf = ({ lineErrors }: DeckView): readonly string[] => lineErrors.map(({ text }) => text);

it('says again what is no card of a list, until it is brought in or left out', async () => {
  const opened = await view(queryOf([['text', `${DECK}2 Swapm\n1 Xyzzyx`]]));
  const texts = textsOf(opened);
  expect(texts).toEqual([expect.stringContaining('Swapm'), expect.stringContaining('Xyzzyx')]);
  expect(opened.shareUrl).not.toContain('left');

  const again = await view(queryOf(opened.parameters));
  expect(textsOf(again)).toEqual(texts);

  const acts = again.lineErrors.flatMap((error) => error.acts ?? []).map(makeDeckAct);
  const after = await view(queryOf([...again.parameters, ['do', acts.join(' ')]]));
  expect(after.state.deck.cards['/cards/swamp']).toBe(11);
  expect(textsOf(after)).toEqual(texts.slice(1));
  expect(textsOf(await view(queryOf(after.parameters.filter(([name]) => name !== 'left'))))).toEqual([]);
});

it('keeps no more of a list than an address holds', async () => {
  const unknown = Array.from({ length: 30 }, (_, at) => `1 Xyz ${'x'.repeat(3 * at)}`).join('\n');
  const { parameters } = await view(queryOf([['text', DECK + unknown]]));
  const left = parameters.filter(([name]) => name === 'left');
  expect(left).toHaveLength(20);
  const again = await view(queryOf(parameters));
  expect(textsOf(again)).toHaveLength(20);
  expect(queryOf(again.parameters).length).toBeLessThan(2000);
});

it('says that a list is of another format', async () => {
  const { notes } = await view(queryOf([['text', DECK.replace('Commander', 'Oathbreaker')]]));
  expect(notes).toEqual([expect.stringContaining('Oathbreaker')]);
});
