import { UNREADABLE_LISTS } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeckPage } from './open-deck-page';
import { startSite, type TestSite } from '../server/testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' } });
});
afterAll(() => site.close());

describe.each(UNREADABLE_LISTS)('a list that is $what', ({ bytes, sentence }) => {
  const isCompressed = bytes[0] === 0x1f;
  const text = Buffer.from(bytes).toString();

  it('is named where its file is handed in', async () => {
    const body = new FormData();
    body.set('text', '');
    body.set('file', new File([new Uint8Array(bytes)], 'deck.txt'));
    const page = await openDeckPage(body, await site.store.get());
    expect(page).toMatchObject({ kind: 'start', status: 400, start: { lineErrors: [] } });
    const { error } = page.kind === 'start' ? page.start : {};
    expect(error).toContain(sentence);
  });

  it.skipIf(isCompressed)('is named in the same words where its text is pasted or sent', async () => {
    const snapshot = await site.store.get();
    const page = await openDeckPage(new URLSearchParams({ text }), snapshot);
    expect(page.kind === 'start' && page.start.error).toContain(sentence);
    for (const path of ['/api/deck-report', '/api/v1/deck-report']) {
      const { status, body } = await site.post(path, { list: text });
      expect({ path, status }).toEqual({ path, status: 400 });
      expect(JSON.stringify(body), path).toContain(sentence);
    }
  });
});
