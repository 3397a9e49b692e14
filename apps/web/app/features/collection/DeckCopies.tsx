import { formatPrice, type PriceSource, slugOfCardUrl } from '@crownsmith/domain';
import { useEffect, useMemo, useState } from 'react';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { useCookieSettings } from '#app/visitor/user-cookie';
import { type CardIndex, loadPrices, type PriceOf } from './card-names';
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
  /** urls of cards that nobody counts */
  readonly basics: readonly string[];
  /** changes with the markup of the page */
  readonly pageKey: string;
}

/** The prices of the visitor's first shop, once they are loaded. */
const useFirstPrices = (
  source: PriceSource | undefined,
  index: CardIndex | undefined,
): PriceOf | undefined => {
  const [priceOf, setPriceOf] = useState<PriceOf>();
  useEffect(() => {
    if (!index || source === undefined) return undefined;
    let isCurrent = true;
    loadPrices(source, index).then(
      (loaded) => isCurrent && setPriceOf(() => loaded),
      // Without prices the sentence has none.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [index, source]);
  return priceOf;
};

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

const priceOfMissing = (copies: readonly DeckCopy[], index: CardIndex, priceOf: PriceOf): number =>
  copies.reduce((sum, { slug, missing }) => {
    const card = missing > 0 ? index.bySlug.get(slug) : undefined;
    return sum + missing * ((card && priceOf(card)) ?? 0);
  }, 0);

/** Where the copies of a deck are: what to take from where, and what to buy. */
const DeckCopies = ({ name, cards, basics, pageKey }: Props) => {
  const { collection, index } = useCollection();
  const [source] = useCookieSettings().priceSources;
  const priceOf = useFirstPrices(source, index);
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
  useMarks(copies, pageKey);
  if (!collection || !index) return null;
  const takes = takesOf(copies);
  const inDeck = copies.reduce((sum, copy) => sum + copy.inDeck, 0);
  const missing = copies.reduce((sum, copy) => sum + copy.missing, 0);
  const price = priceOf && source ? priceOfMissing(copies, index, priceOf) : 0;
  const take = (some: readonly DeckCopy[], from?: string): void => {
    const made = takeChanges(some, name, from);
    const count = made.reduce((sum, change) => sum + change.count, 0);
    void changes.make(made, `Put ${copiesText(count)} into ${name}.`);
  };
  const elsewhere = copies.filter(({ sources }) => sources.length > 0);
  return (
    <section className={styles['copies']} aria-labelledby="deck-copies">
      <h2 id="deck-copies">Your copies</h2>
      <p>
        {copiesText(inDeck)} {inDeck === 1 ? 'is' : 'are'} in <b>{name}</b>.{' '}
        {(takes.length > 0 || missing > 0) && (
          <>
            To build this deck:{' '}
            {takes.length > 0 && `take ${takes.map(([from, count]) => `${count} from ${from}`).join(', ')}`}
            {takes.length > 0 && missing > 0 && ', '}
            {missing > 0 && `buy ${missing}`}
            {missing > 0 && price > 0 && source && ` (${formatPrice(price / 100, source)})`}. Basic lands are
            not counted.
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
