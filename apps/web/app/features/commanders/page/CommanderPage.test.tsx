import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { CardTile } from '#app/ui/card-tile/CardTile';
import { CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { AverageDeckPage } from '../average-deck/AverageDeckPage';
import { VariantMenu } from '../variant/VariantPage';
import { commanderDescription } from './commander-description';
import { CommanderPage } from './CommanderPage';

const card = (name: string, fields: Partial<PageCard> = {}): PageCard => ({
  ...{
    slug: name.toLowerCase(),
    name,
    manaValue: 2,
    typeLine: 'Creature',
    primaryType: 'Creature',
    tags: [],
  },
  ...{ colorIdentity: identityOf(['G']), prices: {}, salt: null, gameChanger: false, canLead: true },
  ...fields,
});
const lead = card('Lead');
const view = (fields: Partial<CommanderView> = {}): CommanderView => ({
  ...{ slug: 'lead', cards: [lead], identity: lead.colorIdentity, numDecks: 0, rank: null, estimated: true },
  ...{ formats: {}, lists: [], manaCurve: [0, 0, 0, 0, 0, 0, 0, 0], types: {}, colors: {}, tags: {} },
  ...{ averagePrice: null, salt: 3, similar: [], pairs: [] },
  averageDeck: [{ card: card('Bear'), count: 63 }],
  averageDeckOf: { kind: null, num_decks: 0 },
  shops: ['tcgplayer', 'cardkingdom'],
  ...fields,
});
const render = (of: CommanderView) => renderToStaticMarkup(<CommanderPage view={of} partners={false} />);

describe('a commander without decks', () => {
  it('shows the curve of its suggested deck, called that', () => {
    const html = render(view());
    expect(html).toContain('63 at 2');
    expect(html).toContain('Of the suggested deck below');
    expect(html).toContain('Suggested deck');
    expect(html).not.toContain('verage deck');
    expect(html).not.toContain('Total salt');
  });

  it('is not averaged on the page of its deck', () =>
    expect(renderToStaticMarkup(<AverageDeckPage view={view()} />)).toContain('Suggested deck for Lead'));
});

it('names the deck that its total salt is of', () => {
  const of = (num_decks: number) =>
    render(view({ numDecks: 117, averageDeckOf: { kind: 'casual', num_decks } }));
  expect(of(1)).toContain('of its suggested deck’s cards, 0 to 4 each');
  expect(of(3)).toContain('of its average deck’s cards, 0 to 4 each');
});

it('names whose decks its deck is made from, on both pages', () => {
  const of = (kind: 'casual' | 'tournament', num_decks: number) =>
    view({ numDecks: 117, estimated: false, averageDeckOf: { kind, num_decks } });
  for (const html of [
    render(of('casual', 3)),
    renderToStaticMarkup(<AverageDeckPage view={of('casual', 3)} />),
  ]) {
    expect(html).toContain('Average deck');
    expect(html).toContain('What 3 casual lists play most');
  }
  expect(render(of('tournament', 117))).toContain('What 117 tournament decks play most');
  const one = renderToStaticMarkup(<AverageDeckPage view={of('casual', 1)} />);
  expect(one).toContain('Suggested deck of Lead');
  expect(one).toContain('What 1 casual list plays');
});

it('prices its average deck as My deck does, on both pages', () => {
  const bear = card('Bear', { prices: { cardkingdom: 5, tcgplayer: 3 } });
  const of = view({ numDecks: 3, averageDeck: [{ card: bear, count: 2 }] });
  expect(render(of)).toContain(', about $6.00.');
  expect(renderToStaticMarkup(<AverageDeckPage view={of} />)).toContain('<dd>$6.00<');
});

it('is followed by a link to its new cards and to their feed', () => {
  const html = render(view({ slug: 'lead-other' }));
  expect(html).toMatch(/<a [^>]*href="\/new-cards\?commander=lead-other"[^>]*>Follow<\/a>/);
  expect(html).toContain('href="/feeds/new-cards.atom?commander=lead-other"');
});

describe('a banned commander', () => {
  const banned = card('Lead', { banned: true });
  const of = view({ cards: [banned], numDecks: 9, estimated: false, averageDeck: [] });

  it('says so on its page, on that of its average deck, and in tiles, without its rank', () => {
    expect(render(of)).toContain('Banned in Commander:');
    expect(renderToStaticMarkup(<AverageDeckPage view={of} />)).toContain('Lead is banned in Commander');
    const tile = renderToStaticMarkup(<CommanderTile commander={{ ...of, rank: 3 }} />);
    expect(tile).toContain('>Banned<');
    expect(tile).not.toContain('#');
    expect(renderToStaticMarkup(<CardTile card={banned} />)).toContain('>Banned<');
  });

  it('has no link to an average deck', () => {
    const variants = [{ key: 'budget', name: 'Budget', kind: 'price', numDecks: 3 }] as const;
    const menu = (deckLabel: string | undefined) =>
      renderToStaticMarkup(<VariantMenu slug="lead" deckLabel={deckLabel} variants={variants} />);
    expect(menu('Average deck')).toContain('/average-decks/lead');
    expect(menu(undefined)).not.toContain('/average-decks/');
    expect(renderToStaticMarkup(<VariantMenu slug="lead" deckLabel={undefined} variants={[]} />)).toBe('');
  });
});

it('describes what its page has: cards of its decks, or estimates, and the deck by its name', () => {
  expect(commanderDescription(view(), 'Lead')).toBe(
    'Cards for Lead, estimated from what other commanders’ decks play, mana curve, suggested deck and similar commanders.',
  );
  const counted = { numDecks: 40, estimated: false };
  expect(
    commanderDescription(view({ ...counted, averageDeckOf: { kind: null, num_decks: 40 } }), 'Lead'),
  ).toBe(
    'What 40 decks with Lead play: its cards by synergy and inclusion, mana curve, average deck and similar commanders.',
  );
  expect(commanderDescription(view({ ...counted, averageDeck: [] }), 'Lead')).not.toContain(' deck ');
});
