import { expectAccessible, shortenLists } from './axe';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import type { Journey } from './journey';

const LIST =
  'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n1 Counterspell\n30 Swamp\n1 Sol Rign\n';

const deckReport: Journey = {
  name: 'deck: a pasted list is reported on, a change is applied with one press and undone with one',
  run: async ({ open }) => {
    const page = await open('/deck', { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    await page.getByLabel('Your list').fill(LIST);
    await page.getByRole('button', { name: 'Report on this list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
    const legality = page.locator('#legality');
    expectThat(
      (await legality.innerText()).includes('Counterspell is outside'),
      'The report does not name a card outside the colours.',
    );
    expectThat(
      (await legality.innerText()).includes('Line 9:'),
      'The report does not name a line that was left out.',
    );
    await expectNoSidewaysScrolling(page, 'a report, 375 px');
    const decklist = page.locator('#deck-cards');
    const act = page.locator('button[name="apply"]').first();
    await act.click();
    const undo = page.locator('button[name="undo"]');
    await undo.waitFor();
    const changed = await decklist.innerText();
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    expectThat((await decklist.innerText()) !== changed, 'The change was not undone.');

    const shown = await open('/deck', { bypassCSP: true });
    await shown.getByLabel('Your list').fill(LIST);
    await shown.getByRole('button', { name: 'Report on this list' }).click();
    await shown.getByRole('button', { name: 'Open in the clipboard' }).waitFor();
    await shortenLists(shown);
    await expectAccessible(shown, 'a report');
  },
};

export const journeys: readonly Journey[] = [deckReport];
