import type { PageCard, PageCommander } from '#app/model/pages';
import { Empty } from '#app/ui/states/Empty';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { CardLists } from '#app/ui/card-list/CardLists';
import { countedRow } from '#app/ui/card-list/listed-row';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { Section } from '#app/ui/layout/Section';

/** A card that may stand beside another in the command zone, with the decks that it leads. */
export interface PossiblePartner {
  readonly card: PageCard;
  readonly numDecks: number;
}

interface Props {
  readonly slug: string;
  readonly name: string;
  /** whether it has a page as a commander */
  readonly leads: boolean;
  /** with their decks, most first */
  readonly pairs: readonly PageCommander[];
  /** allowed beside it, and in no deck that was counted */
  readonly others: readonly PossiblePartner[];
}

/** The two cards of a pair, with the partner on top. */
const inFront = ({ cards }: PageCommander, slug: string): readonly PageCard[] =>
  cards.toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug));

/** Whom a commander shares the command zone with, and whom it could. Drawn on the server only. */
export const PartnerPage = ({ slug, name, leads, pairs, others }: Props) => (
  <>
    <ListTitle
      way={[
        { label: 'Commanders', url: '/commanders' },
        { label: 'Partners', url: '/partners' },
      ]}
      title={`Partners of ${name}`}
      step={name}
    >
      <p>
        Whom {leads ? <a href={`/commanders/${slug}`}>{name}</a> : <a href={`/cards/${slug}`}>{name}</a>}{' '}
        shares the command zone with, and whom the rules would allow.
      </p>
    </ListTitle>
    {pairs.length > 0 && (
      <Section id="played" title="Played together" count={pairs.length}>
        <CommanderGrid>
          {pairs.map((pair) => (
            <CommanderTile key={pair.slug} of={{ ...pair, cards: inFront(pair, slug), rank: null }} />
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
            lead: `In no counted deck beside ${name} so far. The numbers are of decks with others.`,
            rows: others.map(({ card, numDecks }) => countedRow(card, numDecks, `/partners/${card.slug}`)),
          },
        ]}
      />
    )}
    {pairs.length + others.length === 0 && (
      <Empty>
        No card that may stand beside it is known yet. Look at all <a href="/partners">partners</a>.
      </Empty>
    )}
  </>
);
