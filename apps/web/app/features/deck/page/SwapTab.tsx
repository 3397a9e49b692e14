import type { DeckUpgrade } from '@crownsmith/api-client';
import { isSlug, slugOfCardUrl, type DeckAct } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { priceText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { usePreviews } from '#app/ui/render-context/previews';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { AdviceEffects } from './AdviceEffects';
import { AdviceNotes } from './AdviceNotes';
import { Thumb, type CardOf } from './AdvisedCards';
import { deckHref } from './DeckHead';
import styles from './MyDeck.module.css';

type Swap = DeckUpgrade['swaps'][number];

/** Sums that are offered for swaps, in dollars. */
const SUMS = [10, 25, 50, 100] as const;

const swapAct = ({ out, in: coming }: Swap): readonly DeckAct[] => {
  const [from, to] = [slugOfCardUrl(out.url), slugOfCardUrl(coming.url)];
  return isSlug(from) && isSlug(to) ? [{ kind: 'swap', card: from, in: to }] : [];
};

const priceOf = ({ in: { owned, price } }: Swap): string =>
  owned ? 'owned' : price === null ? '–' : priceText(price);

const SwapRow = ({ swap, cardOf }: { readonly swap: Swap; readonly cardOf: CardOf }) => {
  const out = slugOfCardUrl(swap.out.url);
  return (
    <li className={styles['swap']}>
      <div className={styles['side']}>
        <Thumb card={cardOf(swap.out.url)} />
        <p>
          <span className="sr-only">Out: </span>
          <a href={swap.out.url}>{frontOf(swap.out.name)}</a>
        </p>
      </div>
      <span className={styles['arrow']} aria-hidden="true">
        →
      </span>
      <div className={styles['side']}>
        <Thumb card={cardOf(swap.in.url)} />
        <p>
          <span className="sr-only">In: </span>
          <a href={swap.in.url}>
            <b>{frontOf(swap.in.name)}</b>
          </a>
          <span className={styles['reason']}>{swap.reason.message}</span>
        </p>
      </div>
      <div className={styles['swapActs']}>
        <span className={styles['price']}>{priceOf(swap)}</span>
        <ActButton isMain acts={swapAct(swap)} label={`Swap ${swap.out.name} for ${swap.in.name}`}>
          Swap
        </ActButton>
        {isSlug(out) && (
          <ActButton acts={[{ kind: 'keep', card: out }]} label={`Keep ${swap.out.name}`}>
            Keep
          </ActButton>
        )}
      </div>
    </li>
  );
};

/** The swaps that a sum pays for, all with one press, and what of them has to be bought. */
const Upgrade = ({ upgrade }: { readonly upgrade: DeckUpgrade }) => (
  <section className={styles['offer']} aria-labelledby="upgrade">
    <div>
      <h2 id="upgrade">{upgrade.summary}</h2>
      <AdviceEffects effects={upgrade.effects} />
      {upgrade.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
    {upgrade.swaps.length > 0 && (
      <p className={styles['acts']}>
        <ActButton isMain acts={upgrade.swaps.flatMap(swapAct)} label={`Take all: ${upgrade.summary}`}>
          Take all
        </ActButton>
      </p>
    )}
    {upgrade.shopping.cards.length > 0 && (
      <details className={styles['rest']}>
        <summary>Shopping list, {priceText(upgrade.shopping.cost)}</summary>
        <pre className={styles['text']} tabIndex={0} role="region" aria-label="Shopping list">
          {upgrade.shopping.text}
        </pre>
        <a
          download="shopping-list.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(upgrade.shopping.text)}`}
        >
          Download it
        </a>
      </details>
    )}
  </section>
);

const Sums = ({ view: { parameters, state } }: { readonly view: DeckView }) => (
  <p className={styles['sums']} data-keep-place="">
    <span>For</span>
    {SUMS.map((sum) => (
      <a
        key={sum}
        className={button['button']}
        href={deckHref(parameters, { budget: String(sum) })}
        aria-current={state.limits.totalPrice === sum ? 'true' : undefined}
      >
        ${sum}
      </a>
    ))}
    <a
      className={button['button']}
      href={deckHref(parameters, { budget: undefined })}
      aria-current={state.limits.totalPrice === undefined ? 'true' : undefined}
    >
      any sum
    </a>
  </p>
);

/** Pairs of a card that goes and one that comes, the greatest gain first. */
export const SwapTab = ({ view }: { readonly view: DeckView }) => {
  const { advice, cardOf } = view;
  const swaps = advice.upgrade?.swaps ?? advice.swaps ?? [];
  const previews = usePreviews(swaps.flatMap((swap) => cardOf(swap.in.url) ?? []));
  return (
    <>
      <AdviceNotes view={view} />
      {view.commanders.length > 0 && <Sums view={view} />}
      {advice.upgrade && <Upgrade upgrade={advice.upgrade} />}
      {swaps.length === 0 ? (
        <p>
          {view.commanders.length === 0
            ? 'Swaps need a commander: choose one on the tab Add.'
            : 'No swap within your limits improves the deck.'}
        </p>
      ) : (
        <ol className={styles['swaps']} {...previews}>
          {swaps.map((swap) => (
            <SwapRow key={`${swap.out.url}${swap.in.url}`} swap={swap} cardOf={cardOf} />
          ))}
        </ol>
      )}
    </>
  );
};
