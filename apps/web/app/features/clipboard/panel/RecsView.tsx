import { pricesFromWire, type Rec, type RecComparison } from '@crownsmith/api-client';
import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { Link } from '@remix-run/react';
import { Fragment, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCookieSettings } from '#app/visitor/user-cookie';
import { comparisonText, cutsShown, groupRecs, recReason } from '@crownsmith/answers/text';
import { PriceText } from '#app/ui/price/PriceText';
import { shownPrice, visiblePrices } from '#app/ui/price/visible-prices';
import { useBrowserShops } from '#app/ui/render-context/shops';
import { showToast } from '#app/ui/toast/toast-store';
import { track } from '../card-actions';
import { clipboard } from '../clipboard';
import { CloseIcon, PlusIcon } from '../ClipboardIcons';
import { cardOfRec } from './fetch-cards';
import { Spinner } from '#app/ui/states/Spinner';
import panel from './Panel.module.css';
import styles from './RecsView.module.css';
import { requestRecs, requestKey, recsStore } from './recs-store';

/** Recommendations per press of "Show more". */
const PAGE_SIZE = 40;
const LANDS_PAGE_SIZE = 10;
const JOB_PAGE_SIZE = 4;

const addRec = track(async (rec: Rec, index: number): Promise<void> => {
  const card = await cardOfRec(rec);
  clipboard.popRec(index);
  clipboard.addCards([card]);
  showToast(`Added ${rec.name}`);
});

/** The prices of a recommended card in the visitor's sources. */
const Prices = ({ rec: { card } }: { readonly rec: Rec }) => {
  const settings = useCookieSettings();
  const { tcgplayerPercent } = useBrowserShops();
  const prices = card ? visiblePrices(pricesFromWire(card), settings) : [];
  return prices.map(({ price, source }, at) => (
    <Fragment key={source}>
      {at > 0 && ' · '}
      <PriceText {...shownPrice(price, source, tcgplayerPercent)} />
    </Fragment>
  ));
};

/** What the list of a request was, and what it was compared with. */
interface Compared {
  readonly commanders: number;
  readonly compared: RecComparison | undefined;
}

/** A recommendation with its place in the response. */
interface PlacedRec {
  readonly rec: Rec;
  readonly index: number;
}

const RecRow = ({
  rec,
  rank,
  index,
  commanders,
  compared,
}: PlacedRec & { readonly rank: number } & Compared) => (
  <li className={styles['rec']}>
    <span className={styles['rank']}>{rank}</span>
    <div className={styles['details']}>
      <Link className={styles['name']} to={rec.url}>
        {rec.name}
      </Link>{' '}
      <span className={styles['price']}>
        <Prices rec={rec} />
      </span>
      <p className={styles['reason']}>{recReason(rec, commanders, compared)}</p>
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

const CutRow = ({ rec, commanders, compared }: { readonly rec: Rec } & Compared) => (
  <li className={styles['rec']}>
    <div className={styles['details']}>
      <Link className={styles['name']} to={rec.url}>
        {rec.name}
      </Link>
      <p className={styles['reason']}>{recReason(rec, commanders, compared)}</p>
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

interface RecListProps extends Compared {
  readonly recs: readonly PlacedRec[];
  /** how many of them are shown at first, and more per press of "Show more" */
  readonly pageSize: number;
}

const RecList = ({ recs, pageSize, commanders, compared }: RecListProps) => {
  const [limit, setLimit] = useState(pageSize);
  return (
    <>
      <ol>
        {recs.slice(0, limit).map(({ rec, index }, place) => (
          <RecRow
            key={rec.url}
            rec={rec}
            rank={place + 1}
            index={index}
            commanders={commanders}
            compared={compared}
          />
        ))}
      </ol>
      {recs.length > limit && (
        <button
          type="button"
          className={`${panel['secondary']} ${styles['more']}`}
          onClick={() => setLimit(limit + pageSize)}
        >
          Show more
        </button>
      )}
    </>
  );
};

/** Recommendations for the list, best first with the reason for each: lands after the others, then cards to consider cutting. */
export const RecsView = () => {
  const state = useStore(clipboard.store);
  const { status, outRecs, comparedWith, requestedFor } = useStore(recsStore);
  const cutHeading = useRef<HTMLHeadingElement>(null);
  const inList = (url: string): boolean => state.cards[url] !== undefined || state.commanders.includes(url);
  const commanders = state.commanders.length;
  const remaining = state.recs.map((rec, index) => ({ rec, index })).filter(({ rec }) => !inList(rec.url));
  const lands = remaining.filter(({ rec }) => rec.land);
  const groups = groupRecs(remaining, ({ rec }) => rec, commanders, comparedWith);
  const cuts = outRecs
    .slice(0, cutsShown(Object.keys(state.cards).length))
    .filter((rec) => state.cards[rec.url] !== undefined);
  const isLoading = status === 'loading';
  const isStale = status === 'done' && requestedFor !== requestKey(state);

  return (
    <div className={`${panel['scroll']} ${styles['content']}`} aria-busy={isLoading}>
      <div className={styles['request']}>
        <p className={styles['status']} role="status">
          {isLoading && <Spinner />}
          {isLoading
            ? ' Looking at decks like yours …'
            : state.commanders.length === 0
              ? `${SELECT_COMMANDER_MESSAGE}.`
              : status === 'idle'
                ? 'See what decks like yours play.'
                : isStale
                  ? 'Your list has changed since then.'
                  : `${remaining.length} for your list, best first.`}
        </p>
        <button type="button" className={panel['primary']} onClick={() => void requestRecs()}>
          {status === 'idle' ? 'Get recommendations' : 'Update'}
        </button>
      </div>
      {status === 'done' && comparedWith && (
        <p className={styles['reason']}>{comparisonText(comparedWith, commanders)}</p>
      )}
      {remaining.length > 0 && (
        <Link className={styles['jump']} to="/deck">
          Open my deck
        </Link>
      )}
      {cuts.length > 0 && (
        <button type="button" className={styles['jump']} onClick={() => cutHeading.current?.focus()}>
          {cuts.length === 1 ? '1 card' : `${cuts.length} cards`} to consider cutting ↓
        </button>
      )}
      {isLoading && remaining.length === 0 && <Skeleton />}
      {groups.map(({ title, recs }) => (
        <section key={title ?? ''} aria-label={title ?? 'Other cards'}>
          {groups.length > 1 && <h3 className={styles['heading']}>{title ?? 'Other cards'}</h3>}
          <RecList
            recs={recs}
            pageSize={title === undefined ? PAGE_SIZE : JOB_PAGE_SIZE}
            commanders={commanders}
            compared={comparedWith}
          />
        </section>
      ))}
      {lands.length > 0 && (
        <section aria-labelledby="clipboard-lands">
          <h3 id="clipboard-lands" className={styles['heading']}>
            Lands
          </h3>
          <RecList recs={lands} pageSize={LANDS_PAGE_SIZE} commanders={commanders} compared={comparedWith} />
        </section>
      )}
      {cuts.length > 0 && (
        <section aria-labelledby="clipboard-cuts">
          <h3 ref={cutHeading} id="clipboard-cuts" className={styles['heading']} tabIndex={-1}>
            Consider cutting
          </h3>
          <ul>
            {cuts.map((rec) => (
              <CutRow key={rec.url} rec={rec} commanders={commanders} compared={comparedWith} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** A placeholder for the list while it loads. */
const Skeleton = () => (
  <ol aria-hidden="true">
    {Array.from({ length: 8 }, (_, i) => (
      <li key={i} className={styles['rec']}>
        <div className={styles['skeleton']} />
      </li>
    ))}
  </ol>
);
