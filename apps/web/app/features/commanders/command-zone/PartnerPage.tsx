import type { PageCard } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CardLists } from '#app/ui/card-list/CardLists';
import { deckCountRow } from '#app/ui/card-list/card-list-row';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { Section } from '#app/ui/layout/Section';

/** A card that may share the command zone with another, with the decks it leads. */
export interface PossiblePartner {
  readonly card: PageCard;
  readonly numDecks: number;
}

interface Props {
  readonly slug: string;
  readonly name: string;
  /** whether it has a commander page */
  readonly leads: boolean;
  /** pairs with decks, most decks first */
  readonly pairs: readonly PageCommander[];
  /** legal partners that no counted deck pairs it with */
  readonly others: readonly PossiblePartner[];
}

/** The two cards of a pair, the partner first. */
const inFront = ({ cards }: PageCommander, slug: string): readonly PageCard[] =>
  cards.toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug));

/** The partners a commander is played with, and the other legal ones. Rendered on the server only. */
export const PartnerPage = ({ slug, name, leads, pairs, others }: Props) => (
  <>
    <PageHeader
      breadcrumbs={[
        { label: 'Commanders', url: '/commanders' },
        { label: 'Partners', url: '/partners' },
      ]}
      title={`Partners of ${name}`}
      currentLabel={name}
    >
      <p>
        Partners that{' '}
        {leads ? <a href={`/commanders/${slug}`}>{name}</a> : <a href={`/cards/${slug}`}>{name}</a>} is played
        with, and the other legal ones.
      </p>
    </PageHeader>
    {pairs.length > 0 && (
      <Section id="played" title="Played together" count={pairs.length}>
        <CommanderGrid>
          {pairs.map((pair) => (
            <CommanderTile key={pair.slug} commander={{ ...pair, cards: inFront(pair, slug), rank: null }} />
          ))}
        </CommanderGrid>
      </Section>
    )}
    {others.length > 0 && (
      <CardLists
        lists={[
          {
            tag: 'allowed',
            header: pairs.length > 0 ? 'Also allowed' : 'Allowed partners',
            lead: `Not paired with ${name} in any counted deck. The numbers are all decks that each leads, alone or with another.`,
            rows: others.map(({ card, numDecks }) => deckCountRow(card, numDecks, `/partners/${card.slug}`)),
          },
        ]}
      />
    )}
    {pairs.length + others.length === 0 && (
      <EmptyState>
        No legal partner is known yet. Browse all <a href="/partners">partners</a>.
      </EmptyState>
    )}
  </>
);
