import { pricesFromWire, type Rec } from '@crownsmith/api-client';
import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type CookieSettings, useCookieSettings } from '#app/visitor/user-cookie';
import { cutReasons, cutsShown, recReasons } from '#app/ui/format/rec-reasons';
import { visiblePrices, sourcePriceText } from '#app/ui/price/visible-prices';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard-store';
import { CloseIcon, PlusIcon } from '../ClipboardIcons';
import { cardOfRec } from './fetch-cards';
import styles from './RecsView.module.css';
import { askForRecs, questionOf, recsStore } from './recs-store';

/** How many recommendations are shown before "Show more". */
const PAGE = 40;

const addRec = async (rec: Rec, index: number): Promise<void> => {
  const card = await cardOfRec(rec);
  clipboard.popRec(index);
  clipboard.addCards([card]);
  showToast(`Added ${rec.name}`);
};

/** The prices of a recommended card in the sources of the visitor. */
const priceOf = ({ card }: Rec, settings: CookieSettings): string =>
  card
    ? visiblePrices(pricesFromWire(card), settings)
        .map(({ price, source }) => sourcePriceText(price, source))
        .join(' · ')
    : '';

const RecRow = ({
  rec,
  rank,
  index,
}: {
  readonly rec: Rec;
  readonly rank: number;
  readonly index: number;
}) => (
  <li className={styles['rec']}>
    <span className={styles['rank']}>{rank}</span>
    <div className={styles['what']}>
      <Link className={styles['name']} to={rec.url}>
        {rec.name}
      </Link>{' '}
      <span className={styles['price']}>{priceOf(rec, useCookieSettings())}</span>
      <p className={styles['why']}>{recReasons(rec.evidence).join(' · ')}</p>
    </div>
    <button
      type="button"
      className={styles['act']}
      aria-label={`Add ${rec.name}`}
      title="Add to the clipboard"
      onClick={() => void addRec(rec, index)}
    >
      <PlusIcon />
    </button>
  </li>
);

const CutRow = ({ rec }: { readonly rec: Rec }) => (
  <li className={styles['rec']}>
    <div className={styles['what']}>
      <Link className={styles['name']} to={rec.url}>
        {rec.name}
      </Link>
      <p className={styles['why']}>{cutReasons(rec.evidence).join(' · ')}</p>
    </div>
    <button
      type="button"
      className={styles['act']}
      aria-label={`Remove ${rec.name}`}
      title="Remove from the clipboard"
      onClick={() => clipboard.removeCards([rec.url])}
    >
      <CloseIcon size={14} />
    </button>
  </li>
);

/** Recommendations for the list, best first with their reasons, then the cards that are weakest in it. */
export const RecsView = () => {
  const state = useStore(clipboard.store);
  const { status, outRecs, asked } = useStore(recsStore);
  const [limit, setLimit] = useState(PAGE);

  const cutHeading = useRef<HTMLHeadingElement>(null);
  const inList = (url: string): boolean => state.cards[url] !== undefined || state.commanders.includes(url);
  const open = state.recs.map((rec, index) => ({ rec, index })).filter(({ rec }) => !inList(rec.url));
  const cuts = outRecs
    .slice(0, cutsShown(Object.keys(state.cards).length))
    .filter((rec) => state.cards[rec.url] !== undefined);
  const asking = status === 'asking';
  const stale = status === 'done' && asked !== questionOf(state);

  return (
    <div className={styles['scroll']} aria-busy={asking}>
      <div className={styles['ask']}>
        <p className={styles['say']} role="status">
          {asking
            ? 'Looking at decks like yours …'
            : state.commanders.length === 0
              ? `${SELECT_COMMANDER_MESSAGE}.`
              : status === 'none'
                ? 'Ask what decks like yours play.'
                : stale
                  ? 'Your list has changed since.'
                  : `${open.length} for your list, best first.`}
        </p>
        <button type="button" className={styles['primary']} onClick={() => void askForRecs()}>
          {status === 'none' ? 'Get recommendations' : 'Ask again'}
        </button>
      </div>
      {open.length > 0 && (
        <Link className={styles['jump']} to="/recs">
          See them as a page of cards
        </Link>
      )}
      {cuts.length > 0 && (
        <button type="button" className={styles['jump']} onClick={() => cutHeading.current?.focus()}>
          {cuts.length === 1 ? '1 card' : `${cuts.length} cards`} to consider cutting ↓
        </button>
      )}
      {asking && open.length === 0 && <Waiting />}
      {open.length > 0 && (
        <ol className={styles['list']}>
          {open.slice(0, limit).map(({ rec, index }, place) => (
            <RecRow key={rec.url} rec={rec} rank={place + 1} index={index} />
          ))}
        </ol>
      )}
      {open.length > limit && (
        <button type="button" className={styles['more']} onClick={() => setLimit(limit + PAGE)}>
          Show more
        </button>
      )}
      {cuts.length > 0 && (
        <section aria-labelledby="clipboard-cuts">
          <h3 ref={cutHeading} id="clipboard-cuts" className={styles['heading']} tabIndex={-1}>
            Consider cutting
          </h3>
          <ul className={styles['list']}>
            {cuts.map((rec) => (
              <CutRow key={rec.url} rec={rec} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** Keeps the space of the answer while it is on its way. */
const Waiting = () => (
  <ol className={styles['list']} aria-hidden="true">
    {Array.from({ length: 8 }, (_, i) => (
      <li key={i} className={styles['rec']}>
        <div className={styles['blank']} />
      </li>
    ))}
  </ol>
);
