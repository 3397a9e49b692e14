import { deckCurve, deckTypes, DEFAULT_USER_STATE, TAG_LABELS, TAGS } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import type { CommanderView } from '#app/model/commander';
import type { OtherNameView } from '#app/model/other-name';
import { urlWithQuery } from '#app/ui/format/query-string';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { CountedPrices, useDeckPrices } from '#app/ui/price/Price';
import hero from '#app/ui/layout/CardHero.module.css';
import { CardLists } from '#app/ui/card-list/CardLists';
import { CardButtons } from '#app/ui/card-tile/CardButtons';
import { CommanderGrid, CommanderTile, commanderName } from '#app/ui/card-tile/CommanderTile';
import { ColorRing, ManaCurve, TypeBar } from '#app/ui/charts/Charts';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { countText, meanText, priceText } from '#app/ui/format/numbers';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { Statistics, type Statistic } from '#app/ui/layout/Statistics';
import { Section } from '#app/ui/layout/Section';
import { CameBy } from '#app/ui/other-name/CameBy';
import { SectionNav } from '#app/ui/layout/SectionNav';
import button from '#app/ui/layout/Button.module.css';
import { AverageDeck, deckTitle } from './AverageDeck';
import styles from './CommanderPage.module.css';

const statisticsOf = (view: CommanderView, prices: readonly Statistic[]): readonly Statistic[] => [
  { label: 'Decks', value: countText(view.numDecks) },
  ...(view.rank === null ? [] : [{ label: 'Rank', value: `#${countText(view.rank)}` }]),
  ...prices,
  ...(view.salt === null || view.numDecks === 0
    ? []
    : [
        {
          label: 'Total salt',
          value: view.salt.toFixed(1),
          note: `of its ${deckTitle(view).toLowerCase()}’s cards, 0 to 4 each`,
        },
      ]),
];

/**
 * The mean price of its decks, counted in US dollars; for other price sources, the price of its average or suggested deck there.
 */
const usePriceStatistics = (view: CommanderView): readonly Statistic[] => {
  const { averagePrice, averageDeck, cards } = view;
  const { priceSources, showsEverySource } = useRenderContext().settings;
  const elsewhere = showsEverySource || priceSources[0] !== DEFAULT_USER_STATE.priceSources[0];
  const leaders = new Set(cards.map(({ slug }) => slug));
  const deck = [
    ...cards.map((card) => ({ card, count: 1 })),
    ...averageDeck.filter(({ card }) => !leaders.has(card.slug)),
  ];
  const sums = useDeckPrices(deckTitle(view), elsewhere ? deck : []);
  if (elsewhere && averageDeck.length > 0) return sums.map(({ label, value }) => ({ label, value }));
  return averagePrice === null ? [] : [{ label: 'Average price', value: priceText(averagePrice) }];
};

/** Mean cards per deck by tag: ramp, draw, removal … */
const TagCounts = ({ view }: { readonly view: CommanderView }) => {
  const counts = TAGS.flatMap((tag) => {
    const mean = view.tags[tag] ?? 0;
    return mean >= 0.05 ? [{ tag, mean }] : [];
  });
  if (counts.length === 0) return null;
  return (
    <div className={styles['jobs']}>
      <h2>In an average deck</h2>
      <ul>
        {counts.map(({ tag, mean }) => (
          <li key={tag}>
            <b>{meanText(mean)}</b> {TAG_LABELS[tag]}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The means of its decks; of its suggested deck where none has been counted. */
const shapeOf = (view: CommanderView) =>
  view.numDecks > 0
    ? { note: undefined, manaCurve: view.manaCurve, types: view.types }
    : {
        note: view.averageDeck.length > 0 ? 'Of the suggested deck below' : undefined,
        manaCurve: deckCurve(view.averageDeck),
        types: deckTypes(view.averageDeck),
      };

interface Props {
  readonly view: CommanderView;
  /** the name besides its own by which the visitor came */
  readonly cameBy?: OtherNameView | undefined;
  /** whether it has a partner ability, and so a page of partners */
  readonly partners: boolean;
  /** links to the variants of its decks */
  readonly variants?: ReactNode;
  /** narrows its decks */
  readonly narrowForm?: ReactNode;
  /** what its lists did in events */
  readonly results?: ReactNode;
}

const Hero = ({ view, name, cameBy }: Pick<Props, 'view' | 'cameBy'> & { readonly name: string }) => {
  const prices = usePriceStatistics(view);
  const banned = view.cards.filter((card) => card.banned);
  const shape = shapeOf(view);
  return (
    <div className={hero['hero']}>
      <div className={view.cards.length > 1 ? `${hero['picture']} ${styles['frames']}` : hero['picture']}>
        {view.cards.map((card) => (
          <CardFrame key={card.slug} card={frameCardOf(card)} size="(max-width: 37rem) 6.5rem, 15.5rem" />
        ))}
      </div>
      <div className={hero['words']}>
        <h1>{name}</h1>
        <div id="commander-zone" className={hero['under']}>
          {cameBy && <CameBy by={cameBy} name={name} />}
          {view.cards.map((card) => (
            <p key={card.slug} className={hero['type']}>
              <ManaCost cost={frontOf(card.manaCost ?? '')} className={hero['cost']} />
              <a href={`/cards/${card.slug}`}>
                {view.cards.length > 1 ? frontOf(card.name) : frontOf(card.typeLine)}
              </a>
              {view.cards.length > 1 && (
                <>
                  <span>{frontOf(card.typeLine)}</span>
                  <CardButtons card={{ ...card, canLead: true }} />
                </>
              )}
            </p>
          ))}
        </div>
        <Statistics items={statisticsOf(view, prices)} />
        {banned.length > 0 && (
          <p className={`${hero['full']} ${styles['warning']}`}>
            <b>Banned in Commander:</b> {commanderName(banned)}. What its decks played is kept here; it has no
            rank and no average deck.
          </p>
        )}
        <div className={hero['full']}>
          <SampleWarning numDecks={view.numDecks} estimated={view.estimated} learntFrom={view.learntFrom} />
        </div>
        <div className={hero['actions']}>
          {view.cards.length > 1 ? (
            <button type="button" className={button['primary']} data-crown-all="commander-zone">
              Build with this pair
            </button>
          ) : (
            view.cards.map((card) => (
              <span key={card.slug} data-card={card.slug} data-name={card.name} data-lead="true">
                <button
                  type="button"
                  className={button['primary']}
                  data-card-act="crown"
                  aria-pressed="false"
                >
                  Use as my commander
                </button>
              </span>
            ))
          )}
          <a
            className={button['button']}
            href={urlWithQuery('/deck', { commander: view.slug })}
            rel="nofollow"
          >
            Start a deck
          </a>
          {view.averageDeck.length > 0 && (
            <a className={button['button']} href="#average-deck">
              {deckTitle(view)}
            </a>
          )}
          <a
            className={button['button']}
            href={urlWithQuery('/new-cards', { commander: view.slug })}
            rel="nofollow"
          >
            Follow
          </a>
          <a href={urlWithQuery('/feeds/new-cards.atom', { commander: view.slug })} rel="nofollow">
            Feed of new cards
          </a>
        </div>
      </div>
      <details className={`${hero['side']} ${styles['figures']}`}>
        <summary>What its decks are made of</summary>
        <TagCounts view={view} />
        <div className={styles['charts']}>
          {shape.note && <p className={styles['note']}>{shape.note}</p>}
          <ManaCurve means={shape.manaCurve} />
          <TypeBar means={shape.types} />
          <ColorRing means={view.colors} />
        </div>
      </details>
    </div>
  );
};

/** A commander or pair: its facts, the shape of its decks and the cards they play. Rendered on the server only. */
export const CommanderPage = ({ view, cameBy, partners, variants, narrowForm, results }: Props) => {
  const name = commanderName(view.cards);
  const lists = view.lists.filter((list) => list.rows.length > 0);
  const links = [
    ...lists.map((list) => ({ id: list.tag, label: list.header })),
    ...(view.averageDeck.length > 0 ? [{ id: 'average-deck', label: deckTitle(view) }] : []),
    ...(view.pairs.length > 0 ? [{ id: 'pairs', label: 'Pairs' }] : []),
    ...(view.similar.length > 0 ? [{ id: 'similar', label: 'Similar' }] : []),
  ];
  return (
    <>
      <Breadcrumbs steps={[{ label: 'Commanders', url: '/commanders' }, { label: name }]} />
      <Hero view={view} name={name} cameBy={cameBy} />
      <div className={styles['decks']}>
        {variants}
        {narrowForm}
      </div>
      {results}
      {links.length > 1 && <SectionNav links={links} />}
      <CardLists lists={lists} />
      {lists.length === 0 && (
        <p className={styles['warning']}>
          No deck with this commander has been counted yet. Add it to your clipboard to get recommendations
          from its colours, its types and your other cards.
        </p>
      )}
      {view.averageDeck.length > 0 && (
        <CountedPrices shops={view.shops}>
          <AverageDeck view={view} />
        </CountedPrices>
      )}
      {view.pairs.length > 0 && (
        <Section
          id="pairs"
          title="Pairs"
          count={view.pairs.length}
          lead={`Commanders that share the command zone with ${name}.`}
          tool={partners && <a href={`/partners/${view.slug}`}>All partners</a>}
        >
          <CommanderGrid>
            {view.pairs.map((pair) => (
              <CommanderTile key={pair.slug} commander={{ ...pair, rank: null }} />
            ))}
          </CommanderGrid>
        </Section>
      )}
      {view.similar.length > 0 && (
        <Section
          id="similar"
          title="Similar commanders"
          tiles={view.similar.length}
          lead={
            view.numDecks > 0
              ? 'Commanders whose decks play many of the same cards.'
              : 'Commanders with decks that share its colours, types and abilities.'
          }
          tool={
            <a href={`/compare?a=${view.slug}`} rel="nofollow">
              Compare
            </a>
          }
        >
          <CommanderGrid>
            {view.similar.map((of) => (
              <CommanderTile key={of.slug} commander={{ ...of, rank: null }} />
            ))}
          </CommanderGrid>
        </Section>
      )}
    </>
  );
};
