import {
  formatPrice,
  listPrice,
  PRICE_SOURCES,
  type Prices,
  type PriceSource,
  type PriceTotal,
  slugOfCardUrl,
} from '@crownsmith/domain';
import { useEffect, useMemo, useState } from 'react';
import { countedText } from '#app/ui/format/numbers';
import { countedSources } from '#app/ui/price/visible-prices';
import button from '#app/ui/layout/Button.module.css';
import { useCookieSettings } from '#app/visitor/user-cookie';
import { type CardIndex, loadPrices } from './card-names';
import { ChangeNote } from './ChangeNote';
import { copiesText } from './copies-text';
import { type DeckCopy, deckCopies, takeChanges, takesOf, whereText } from './deck-copies';
import styles from './DeckCopies.module.css';
import { useCollection } from './use-collection';
import { useCopyChanges } from './use-copy-changes';

interface Props {
  /** of the deck, as places name it */
  readonly name: string;
  /** copies by the urls of cards, commanders too */
  readonly cards: Readonly<Record<string, number>>;
  /** the shops at whose prices the page counts */
  readonly shops: readonly PriceSource[];
  /** urls of cards that nobody counts */
  readonly basics: readonly string[];
  /** changes with the markup of the page */
  readonly pageKey: string;
}

/** What cards cost at some shops, by slug. */
const loadAll = async (
  sources: readonly PriceSource[],
  index: CardIndex,
): Promise<(slug: string) => Prices> => {
  const loaded = await Promise.all(
    sources.map(async (source) => ({ source, priceOf: await loadPrices(source, index) })),
  );
  return (slug) => {
    const card = index.bySlug.get(slug);
    return Object.fromEntries(
      loaded.flatMap(({ source, priceOf }) => {
        const cents = card && priceOf?.(card);
        return cents === undefined ? [] : [[source, cents / 100]];
      }),
    );
  };
};

/** What the copies that nobody owns cost: each at the first of some shops that has its card; undefined before that is loaded. */
const useMissingPrice = (
  copies: readonly DeckCopy[],
  sources: readonly PriceSource[],
  index: CardIndex | undefined,
): PriceTotal | undefined => {
  const key = sources.join(' ');
  const [prices, setPrices] = useState<Awaited<ReturnType<typeof loadAll>>>();
  useEffect(() => {
    if (!index) return undefined;
    let isCurrent = true;
    loadAll(
      PRICE_SOURCES.filter((source) => key.split(' ').includes(source)),
      index,
    ).then(
      (loaded) => isCurrent && setPrices(() => loaded),
      // Without prices the sentence has none.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [index, key]);
  return useMemo(
    () =>
      prices &&
      listPrice(
        copies
          .filter(({ missing }) => missing > 0)
          .map(({ slug, missing }) => ({ prices: prices(slug), count: missing })),
        sources,
      ),
    [copies, prices, sources],
  );
};

const priceText = ({ amount, source, unpriced }: PriceTotal): string =>
  `${formatPrice(amount, source)}${unpriced > 0 ? `, without ${copiesText(unpriced)} of unknown price` : ''}`;

/** Writes beside each card of the page's list where its copies are. */
const useMarks = (copies: readonly DeckCopy[], pageKey: string): void => {
  useEffect(() => {
    const where = new Map(copies.map((copy) => [copy.slug, whereText(copy)]));
    const links = document.querySelectorAll<HTMLAnchorElement>(
      '[aria-labelledby="deck-list"] li a[href^="/cards/"]',
    );
    for (const link of links) {
      const text = where.get(slugOfCardUrl(link.pathname) ?? '');
      if (text === undefined) delete link.dataset['where'];
      else link.dataset['where'] = text;
    }
  }, [copies, pageKey]);
};

/** Where the copies of a deck are: what to take from where, and what to buy. */
const DeckCopies = ({ name, cards, shops, basics, pageKey }: Props) => {
  const { collection, index } = useCollection();
  const settings = useCookieSettings();
  const changes = useCopyChanges();
  const copies = useMemo(
    () =>
      deckCopies(
        collection?.cards ?? {},
        name,
        Object.entries(cards).flatMap(([url, count]) => {
          const slug = slugOfCardUrl(url);
          return slug === undefined || basics.includes(url) ? [] : [[slug, count] as const];
        }),
      ),
    [collection, name, cards, basics],
  );
  const sources = useMemo(() => countedSources(settings, shops), [settings, shops]);
  const price = useMissingPrice(copies, sources, index);
  useMarks(copies, pageKey);
  if (!collection || !index) return null;
  const takes = takesOf(copies);
  const inDeck = copies.reduce((sum, copy) => sum + copy.inDeck, 0);
  const missing = copies.reduce((sum, copy) => sum + copy.missing, 0);
  const take = (some: readonly DeckCopy[], from?: string): void => {
    void changes.make(takeChanges(some, name, from), (count) => `Put ${count} into ${name}.`);
  };
  const elsewhere = copies.filter(({ sources }) => sources.length > 0);
  return (
    <section className={styles['copies']} aria-labelledby="deck-copies">
      <h2 id="deck-copies">Your copies</h2>
      <p>
        {copiesText(inDeck)} {inDeck === 1 ? 'is' : 'are'} in{' '}
        <b>
          <bdi>{name}</bdi>
        </b>
        .{' '}
        {(takes.length > 0 || missing > 0) && (
          <>
            To build this deck:{' '}
            {takes.length > 0 && `take ${takes.map(([from, count]) => `${count} from ${from}`).join(', ')}`}
            {takes.length > 0 && missing > 0 && ', '}
            {missing > 0 && `buy ${missing}`}
            {price && ` (${priceText(price)})`}. Basic lands are not counted.
          </>
        )}
      </p>
      <p className={styles['takes']}>
        {takes.map(([from, count]) => (
          <button key={from} type="button" className={button['button']} onClick={() => take(copies, from)}>
            Take {count} from {from}
          </button>
        ))}
      </p>
      <ChangeNote changes={changes} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{countedText(elsewhere.length, 'card')} elsewhere</summary>
          <ul className={styles['cards']}>
            {elsewhere.map((copy) => (
              <li key={copy.slug}>
                <span>
                  {index.bySlug.get(copy.slug)?.name ?? copy.slug} <small>{whereText(copy)}</small>
                </span>
                <button
                  type="button"
                  className={button['button']}
                  aria-label={`Take ${index.bySlug.get(copy.slug)?.name ?? copy.slug}`}
                  onClick={() => take([copy])}
                >
                  Take
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

export default DeckCopies;
