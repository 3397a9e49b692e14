import { expectAccessible, shortenLists } from './axe';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import type { Journey } from './journey';

const LIST =
  'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n1 Counterspell\n30 Swamp\n1 Sol Rign\n';

const withoutScripts: Journey = {
  name: 'deck, without scripts: a pasted list has an address, a change is one press and undone by one',
  run: async ({ open }) => {
    const page = await open('/deck', { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    await page.getByLabel('Your list').fill(LIST);
    await page.getByRole('button', { name: 'Open the deck' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
    expectThat(
      (await page.locator('main').innerText()).includes('Line 9:'),
      'The page does not name a line that was left out.',
    );
    await expectNoSidewaysScrolling(page, 'a deck, 375 px');
    await page.getByRole('link', { name: 'Check' }).click();
    expectThat(
      (await page.locator('#legality').innerText()).includes('Counterspell is outside'),
      'The page does not name a card outside the colours.',
    );
    await page.getByRole('link', { name: /^Cut/ }).click();
    const before = new URL(page.url()).searchParams.get('d');
    await page.locator('button[name="do"][value^="cut:"]').first().click();
    await page.getByRole('link', { name: 'Undo' }).waitFor();
    expectThat(new URL(page.url()).searchParams.get('d') !== before, 'The address is the same after a cut.');
    await page.getByRole('link', { name: 'Undo' }).click();
    expectThat(new URL(page.url()).searchParams.get('d') === before, 'The cut was not undone.');
  },
};

const accessible: Journey = {
  name: 'deck: every tab is accessible, and a list of 375 px is a view of its own',
  run: async ({ open }) => {
    const page = await open('/deck?average=edgar-markov', { bypassCSP: true });
    await shortenLists(page);
    await expectAccessible(page, 'a deck');
    for (const tab of ['Swap', 'Cut', 'Check', 'Play', 'Similar decks', 'Versions']) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
      await page.locator('nav a[aria-current="page"]', { hasText: tab }).waitFor();
      await expectAccessible(page, `a deck, ${tab}`);
    }
  },
};

export const journeys: readonly Journey[] = [withoutScripts, accessible];
