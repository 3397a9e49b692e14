import { PRIMARY_TYPES } from '@crownsmith/domain';
import type { CommanderView, PageCard } from '#app/model/pages';
import button from '#app/ui/layout/Button.module.css';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { Section } from '#app/ui/layout/Section';
import { listPrices, sourceName } from '#app/ui/price/shown-prices';
import styles from './AverageDeck.module.css';

type Entry = CommanderView['averageDeck'][number];

const sum = (entries: readonly Entry[]): number => entries.reduce((total, { count }) => total + count, 0);

const GROUP_TITLES: Readonly<Record<string, string>> = { Sorcery: 'Sorceries' };

/** The entries of a deck by primary type in display order; what has none comes last. */
const groupsOf = (deck: readonly Entry[]) =>
  [...PRIMARY_TYPES, undefined].flatMap((type) => {
    const entries = deck.filter(({ card }) => card.primaryType === type);
    const title = type === undefined ? 'Other' : (GROUP_TITLES[type] ?? `${type}s`);
    return entries.length > 0 ? [{ title, entries }] : [];
  });

const Line = ({ count, card }: Entry) => (
  <li>
    <span>{count}</span> <a href={`/cards/${card.slug}`}>{frontOf(card.name)}</a>
  </li>
);

/** The average deck as a list to read and to copy: a legal hundred with its commanders. */
export const AverageDeck = ({
  deck,
  commanders,
}: {
  readonly deck: readonly Entry[];
  readonly commanders: readonly PageCard[];
}) => {
  const leaders = new Set(commanders.map((card) => card.slug));
  const rest = deck.filter(({ card }) => !leaders.has(card.slug));
  const groups = [
    { title: 'Commander', entries: commanders.map((card) => ({ card, count: 1 })) },
    ...groupsOf(rest),
  ];
  const prices = listPrices(
    groups.flatMap(({ entries }) => entries),
    useRenderContext().settings,
  ).map(({ source, text }) => (source ? `${text} at ${sourceName(source)}` : text));
  const total = sum(rest) + commanders.length;
  return (
    <Section
      id="average-deck"
      title="Average deck"
      count={total}
      lead={`What its decks play most, in their usual proportions: a legal list of ${total}${prices.length > 0 ? `, about ${prices.join(', ')}` : ''}.`}
      tool={
        <button type="button" className={button['button']} data-copy-list="average-deck-list">
          Copy the list
        </button>
      }
    >
      <div id="average-deck-list" className={styles['list']}>
        {groups.map(({ title, entries }) => (
          <div key={title} className={styles['group']}>
            <h3>
              {title} <span>{sum(entries)}</span>
            </h3>
            <ul>
              {entries.map((entry) => (
                <Line key={entry.card.slug} {...entry} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
};
