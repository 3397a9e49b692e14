import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { renderMarkup } from '#app/rendering/static-markup.server';
import { getSnapshot, openStore, setSnapshotStore, type Snapshot } from '#app/snapshot/current.server';
import { OWN_NOTHING } from '../../../../testing/open-deck-page';
import { loadDeck } from '../deck-request.server';
import type { DeckView } from '../deck-view';
import { MyDeckPage } from '../page/MyDeckPage';
import { libraryOf } from './hand-library';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'play-'));
  await writeSnapshotFixture(folder);
  const store = openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
  await store.refresh();
  setSnapshotStore(store);
  snapshot = await getSnapshot();
});

const load = async (query: string) =>
  loadDeck(new Request(`http://site.test/deck?${query}`), snapshot, OWN_NOTHING);

const viewOf = async (list: string, query: string): Promise<DeckView> => {
  const opened = await load(new URLSearchParams({ text: list }).toString());
  const address = opened.kind === 'redirect' ? opened.location.replace('/deck?', '') : '';
  let outcome = await load(`${address}&${query}`);
  if (outcome.kind === 'redirect') outcome = await load(outcome.location.replace('/deck?', ''));
  if (outcome.kind !== 'deck') throw new Error(JSON.stringify(outcome));
  return outcome.view;
};

const htmlOf = (view: DeckView): string =>
  renderMarkup(
    new Request('http://site.test/deck'),
    'deck',
    createElement(MyDeckPage, { view, isSignedIn: false }),
  ).bytes.toString();

const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n40 Swamp\n';

describe('the tab Play', () => {
  it('shows games of a seed, the same each time, and others of another', async () => {
    const [first, again, other] = await Promise.all([
      viewOf(DECK, 'tab=play'),
      viewOf(DECK, 'tab=play&seed=1'),
      viewOf(DECK, 'tab=play&seed=2'),
    ]);
    expect(first.play?.report).toMatchObject({ seed: 1, games: 1000 });
    expect(again.play?.report).toEqual(first.play?.report);
    expect(other.play?.report?.turns).not.toEqual(first.play?.report?.turns);
    const html = htmlOf(other);
    expect(html).toContain('1,000 games alone, of the seed 2.');
    expect(html).toContain('seed=3');
    expect(html).toMatch(/<svg[^>]* aria-label="Games with Edgar Markov cast by each turn: turn 1 0%/);
  });

  it('counts how often a card or a role was seen', async () => {
    const card = await viewOf(DECK, 'tab=play&ask=sol-ring&turn=3&least=1');
    expect(card.play?.report?.answers).toMatchObject([
      { question: { ask: 'cards', names: ['Sol Ring'], turn: 3 } },
    ]);
    expect(htmlOf(card)).toContain('Sol Ring seen by the end of turn 3: in ');
    const role = await viewOf(DECK, 'tab=play&ask=role:ramp&turn=3');
    expect(role.play?.report?.answers).toMatchObject([{ question: { ask: 'role', role: 'ramp' } }]);
    const unknown = await viewOf(DECK, 'tab=play&ask=no-such-card');
    expect(unknown.play?.report?.answers).toEqual([]);
  });

  it('says why a deck without cards has no games', async () => {
    const view = await viewOf('Commander\n1 Edgar Markov\n', 'tab=play');
    expect(htmlOf(view)).toContain('The deck has no cards besides its commanders.');
  });

  it('shows brackets and turns, and the games beside a declared bracket on the tab Check, too', async () => {
    const [play, check, undeclared] = await Promise.all([
      viewOf(DECK, 'tab=play'),
      viewOf(DECK, 'tab=check&declare=5'),
      viewOf(DECK, 'tab=check'),
    ]);
    expect(htmlOf(play)).toContain('It could win before');
    expect(check.play?.report).toEqual(play.play?.report);
    expect(htmlOf(check)).toContain('You declared 5 (cEDH); by its cards it is ');
    expect(undeclared.play).toBeUndefined();
    expect(htmlOf(undeclared)).toContain('How early it could win');
  });

  it('plays nothing on the other tabs', async () =>
    expect((await viewOf(DECK, 'tab=cut')).play).toBeUndefined());
});

describe('what a suggestion does to games', () => {
  it('is asked for by a link of each cut, and answered in its place', async () => {
    const view = await viewOf(DECK, 'tab=cut&effect=cut:swamp');
    expect(view.advice.effect?.text).toMatch(/^In 1,000 games/);
    const other = htmlOf(await viewOf(DECK, 'tab=cut'));
    for (const [, acts = ''] of other.matchAll(/effect=([^"]+)"/g)) expect(acts).toMatch(/^cut%3A/);
  });
  it('is a difference for lands that are swapped for spells, and none for what does the same', async () => {
    const swaps = Array.from({ length: 20 }, () => 'swap:swamp:opt').join('+');
    expect((await viewOf(DECK, `tab=swap&effect=${swaps}`)).advice.effect?.text).toMatch(
      /^In 1,000 games: something to cast on turn [23]: [\d.]+% → [\d.]+%/,
    );
    expect((await viewOf(DECK, 'tab=swap&effect=swap:swamp:swamp')).advice.effect?.text).toBe(
      'In 1,000 games it makes no difference beyond chance.',
    );
  });
  it('is asked for a whole offer, such as what a short list gets', async () => {
    const html = htmlOf(await viewOf(DECK, 'tab=add'));
    expect(html).toMatch(/id="effect-all"[^>]*href="[^"]*effect=all/);
    const view = await viewOf(DECK, 'tab=add&effect=all');
    expect(view.advice.effect).toMatchObject({
      of: 'all',
      text: expect.stringMatching(/^In 1,000 games/) as string,
    });
    expect(htmlOf(view)).toMatch(/<span id="effect-all" tabindex="-1"[^>]*data-announce="">In 1,000/);
  });
  it('is nothing for acts that change no card', async () => {
    expect((await viewOf(DECK, 'tab=cut&effect=keep:swamp')).advice.effect).toBeUndefined();
    expect((await viewOf(DECK, 'tab=check&effect=cut:swamp')).advice.effect).toBeUndefined();
  });
});

describe('a hand', () => {
  const handOf = async (hand: string): Promise<string> =>
    /<section id="hand".*?<\/section>/s.exec(htmlOf(await viewOf(DECK, `tab=play&hand=${hand}`)))?.[0] ?? '';
  const cards = (html: string): number => html.split('<li').length - 1;

  it('has seven cards and a link for each step, whose address is the whole hand', async () => {
    const html = await handOf('7');
    expect(cards(html)).toBe(7);
    expect(html).toContain('Opening hand 7: 7 cards, ');
    for (const [id, next] of [
      ['hand-on', '7.k0'],
      ['hand-mulligan', '7.m1'],
      ['hand-new', '8'],
    ] as const)
      expect(html).toMatch(new RegExp(`id="${id}"[^>]* href="[^"]*hand=${next}"`));
  });
  it('is of cards whose rows say what their frames show, whatever they are grouped by, so that browsers deal it', async () => {
    for (const by of ['role', 'type', 'mana', 'price', 'color']) {
      const html = htmlOf(await viewOf(DECK, `tab=play&by=${by}`));
      const rows = [
        ...html.matchAll(/data-cost="([^"]*)" data-type="[^"]+" data-kind="(\w+)" data-identity="(\d+)"/g),
      ];
      expect(rows.map(([, ...shown]) => shown).sort()).toEqual([
        ['', 'land', '4'],
        ['{1}', 'artifact', '0'],
      ]);
    }
    expect(htmlOf(await viewOf(DECK, 'tab=cut'))).not.toContain('data-identity');
  });
  it('depends on the cards of the deck, not on their order', async () => {
    const { entries } = await viewOf(DECK, 'tab=play');
    const cards = entries.map(({ card, count }) => ({ slug: card.slug, frame: frameCardOf(card), count }));
    expect(libraryOf(cards.toReversed())).toEqual(libraryOf(cards));
    expect(libraryOf(cards)).toHaveLength(41);
  });
  it('gets a card a turn once it is kept', async () => {
    expect(cards(await handOf('7.k3'))).toBe(10);
    expect(await handOf('7.k3')).toMatch(/data-announce="">Turn 3: (?:Swamp|Sol Ring)\./);
    expect(await handOf('7.k12')).not.toContain('Next turn');
  });
  it('is kept after a second mulligan only once a card is at the bottom', async () => {
    const owing = await handOf('7.m2');
    expect(owing).toContain('Hand 7 after 2 mulligans: choose 1 card for the bottom.');
    expect(owing).not.toContain('>Keep<');
    const paid = await handOf('7.m2.b3');
    expect(paid).toContain('Hand 7 after 2 mulligans: 6 cards, ');
    expect(paid).toMatch(/id="hand-bottom-3"[^>]*aria-label="Take back: /);
    expect(paid).toContain('>Keep<');
  });
});
