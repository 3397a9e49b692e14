import type { PageRow } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';
import { UNAVAILABLE, type OrUnavailable } from '#app/model/unavailable';
import button from '#app/ui/layout/Button.module.css';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { CardLists } from '#app/ui/card-list/CardLists';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { countText } from '#app/ui/format/numbers';
import { SearchForm } from '#app/ui/layout/SearchForm';
import { Section } from '#app/ui/layout/Section';
import { EmptyState } from '#app/ui/states/EmptyState';
import styles from './HomePage.module.css';

interface Props {
  readonly decks: number;
  readonly cards: number;
  readonly commanders: OrUnavailable<readonly PageCommander[]>;
  readonly topCards: OrUnavailable<readonly PageRow[]>;
}

const STEPS = [
  {
    title: 'Crown a commander',
    text: 'The crown button on a legend makes it your commander. A partner can join it.',
  },
  {
    title: 'Clip what you like',
    text: 'The paperclip adds a card to your clipboard. Or paste a list you already have.',
  },
  {
    title: 'See what is missing',
    text: 'Recommendations come from decks like yours and give their reasons: how many play a card, and with what.',
  },
];

/** The home page: what the site does and where to start. Rendered on the server only. */
export const HomePage = ({ decks, cards, commanders, topCards }: Props) => (
  <>
    <div className={styles['hero']}>
      <div>
        <h1>What goes into your Commander deck?</h1>
        <p className={styles['lead']}>
          Counted over {countText(decks)} decks and {countText(cards)} cards. Look up a commander to see what
          its decks play, or paste your own list to see what it lacks.
        </p>
        <div className={styles['search']}>
          <SearchForm
            action="/search"
            name="q"
            label="Name of a card or commander"
            placeholder="A card or commander"
            button="Search"
            search="Search from the home page"
          />
        </div>
        <p className={styles['links']}>
          <a className={button['primary']} href="/deck?new=1">
            Paste your list
          </a>
          <a className={button['button']} href="/commanders">
            All commanders
          </a>
          <a className={button['button']} href="/top">
            Top cards
          </a>
        </p>
      </div>
      <div className={styles['fan']} aria-hidden="true">
        {(commanders === UNAVAILABLE ? [] : commanders)
          .slice(0, 3)
          .map(({ slug, cards: [card] }) => card && <CardFrame key={slug} card={frameCardOf(card)} />)}
      </div>
    </div>
    <ol className={styles['steps']}>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <Section id="commanders" title="Top commanders" tool={<a href="/commanders">All commanders</a>}>
      {commanders === UNAVAILABLE ? (
        <EmptyState>Commanders cannot be listed right now.</EmptyState>
      ) : (
        <CommanderGrid>
          {commanders.map((of) => (
            <CommanderTile key={of.slug} commander={of} />
          ))}
        </CommanderGrid>
      )}
    </Section>
    {topCards === UNAVAILABLE ? (
      <Section id="cards" title="Top cards">
        <EmptyState>Top cards cannot be listed right now.</EmptyState>
      </Section>
    ) : (
      <CardLists
        lists={
          topCards.length === 0
            ? []
            : [
                {
                  tag: 'cards',
                  header: 'Top cards',
                  rows: topCards,
                  tool: <a href="/top">All top cards</a>,
                },
              ]
        }
      />
    )}
  </>
);
