/**
 * `npm run evaluate -- suggested [folder of a snapshot]`: whether the average and suggested decks of well-known casual commanders
 * are what players build with them. Without a folder it reads the newest snapshot of `DATA_DIR`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { averageDeckOf, Catalog, CommanderPage } from '@crownsmith/api-client';
import { deckThemes, type DeckGroup, type ReportDeck } from '@crownsmith/deck-report';
import { makeSlug, type Card } from '@crownsmith/domain';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { CASUAL_COMMANDERS, type CasualCommander } from './casual-commanders';
import { readCards } from './theme-decks';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const newestSnapshot = (): string | undefined => {
  const folder = join(process.env['DATA_DIR'] ?? 'data', 'snapshots');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d/.test(name)) : [];
  const newest = names.sort().at(-1);
  return newest === undefined ? undefined : join(folder, newest);
};

const labelOf = ({ kind, key }: DeckGroup): string => (kind === 'tribe' ? `tribe:${key}` : key);

/** The first themes of a deck, and how many cards of the stated theme it has. */
const judge = ({ themes, cards }: CasualCommander, groups: readonly DeckGroup[]) => {
  const [first] = groups;
  const own = groups.filter((group) => themes.includes(labelOf(group)));
  const most = Math.max(0, ...own.map(({ names }) => names.length));
  return { isRight: first !== undefined && themes.includes(labelOf(first)), most, isEnough: most >= cards };
};

const folder = process.argv[2] ?? newestSnapshot();
const path = realData(REAL_CARDS);
if (folder === undefined) throw new Error('There is no snapshot: publish one, or name its folder.');
if (path !== undefined) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = new Map(
    Catalog.parse(read('catalog.json')).cards.map(({ sanitized, name }) => [sanitized, name]),
  );
  const pages = CASUAL_COMMANDERS.flatMap((commander) => {
    const file = `commanders/${makeSlug(commander.name)}.json`;
    return existsSync(join(folder, file)) ? [{ commander, page: CommanderPage.parse(read(file)) }] : [];
  });
  const slugs = new Set(
    pages.flatMap(({ page }) => [...page.cards, ...page.average_deck.map(({ slug }) => slug)]),
  );
  const cards = await readCards(
    path,
    [...slugs].flatMap((slug) => names.get(slug) ?? []),
  );
  const bySlug = new Map<string, Card>(cards.map((card) => [card.slug, card]));
  const entry = (slug: string, count: number) => ({
    name: names.get(slug) ?? slug,
    count,
    card: bySlug.get(slug),
  });
  const results: { readonly suggested: boolean; readonly isRight: boolean; readonly isEnough: boolean }[] =
    [];
  for (const { commander, page } of pages) {
    const deck: Pick<ReportDeck, 'commanders' | 'main'> = {
      commanders: page.cards.map((slug) => entry(slug, 1)),
      main: page.average_deck.map(({ slug, count }) => entry(slug, count)),
    };
    const groups = deckThemes(deck);
    const { isRight, isEnough, most } = judge(commander, groups);
    const { kind, num_decks } = averageDeckOf(page);
    results.push({ suggested: num_decks === 0, isRight, isEnough });
    const named = groups.slice(0, 4).map(({ name, names: of }) => `${name} ${of.length}`);
    print(
      `  ${isRight && isEnough ? ' ' : '✗'} ${commander.name.padEnd(36)}${`${num_decks} of ${page.num_decks}`.padStart(10)} decks ${(kind ?? '').padEnd(10)}   ` +
        `${commander.themes.join(' or ')}: ${most} of ${commander.cards}   ${named.join(', ')}`,
    );
  }
  for (const [title, of] of [
    ['suggested decks', results.filter(({ suggested }) => suggested)],
    ['average decks', results.filter(({ suggested }) => !suggested)],
    ['all', results],
  ] as const) {
    const count = (is: (result: (typeof results)[number]) => boolean): number => of.filter(is).length;
    print(
      `${title}: first theme right ${count(({ isRight }) => isRight)} of ${of.length}, ` +
        `enough cards of it ${count(({ isEnough }) => isEnough)} of ${of.length}`,
    );
  }
}
