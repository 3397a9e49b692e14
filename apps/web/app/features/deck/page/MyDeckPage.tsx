import { deckSize } from '#app/ui/deck/DeckList';
import { countText } from '#app/ui/format/numbers';
import { CountedPrices } from '#app/ui/price/Price';
import { deckHref, DECK_FORM, DECK_TABS, type DeckTab } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { LineErrors } from '../DeckForm';
import { PlayTab } from '../play/PlayTab';
import { AverageSection } from '../report/AverageSection';
import { ActButton } from '../report/ChangeButton';
import { AdviceDials } from './AdviceDials';
import { AddTab } from './AddTab';
import { BuyTab } from './BuyTab';
import { CheckTab } from './CheckTab';
import { CutTab } from './CutTab';
import { DeckColumn } from './DeckColumn';
import { DeckHead } from './DeckHead';
import { HiddenParameters } from './HiddenParameters';
import styles from './MyDeck.module.css';
import { SwapTab } from './SwapTab';
import { VersionsTab } from './VersionsTab';

const TAB_LABELS: Readonly<Record<DeckTab, string>> = {
  add: 'Add',
  swap: 'Swap',
  cut: 'Cut',
  check: 'Check',
  play: 'Play',
  similar: 'Similar',
  versions: 'Versions',
  buy: 'To buy',
};

const Tabs = ({ view: { state, parameters, report, toBuy } }: { readonly view: DeckView }) => {
  const violations = report.legality.violations.length;
  return (
    <nav className={styles['tabs']} aria-label="What to do with the deck" data-keep-place="">
      <a
        href={deckHref(parameters, { view: 'list' })}
        className={styles['listTab']}
        aria-current={state.showsList ? 'page' : undefined}
      >
        List <small>{countText(report.num_cards)}</small>
      </a>
      {DECK_TABS.filter(
        (tab) => tab !== 'buy' || tab === state.tab || (state.from !== undefined && toBuy.length > 0),
      ).map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          href={deckHref(parameters, { tab: tab === 'add' ? undefined : tab, view: undefined })}
          aria-current={tab === state.tab ? 'page' : undefined}
          data-quiet={(tab === state.tab && state.showsList) || undefined}
        >
          {TAB_LABELS[tab]}
          {tab === 'similar' && <span className={styles['wide']}> decks</span>}
          {tab === 'check' && violations > 0 && <small>{violations}</small>}
          {tab === 'buy' && <small>{countText(deckSize(toBuy))}</small>}
        </a>
      ))}
    </nav>
  );
};

const Tab = ({ view, isSignedIn }: { readonly view: DeckView; readonly isSignedIn: boolean }) => {
  switch (view.state.tab) {
    case 'add':
      return <AddTab view={view} />;
    case 'swap':
      return <SwapTab view={view} />;
    case 'cut':
      return <CutTab view={view} />;
    case 'check':
      return <CheckTab view={view} />;
    case 'play':
      return <PlayTab view={view} />;
    case 'similar':
      return <AverageSection {...view} />;
    case 'buy':
      return <BuyTab view={view} />;
    case 'versions':
      return <VersionsTab view={view} isSignedIn={isSignedIn} />;
  }
};

/** The fields of `PopulationFields`. */
const COMPARE = ['compare_format', 'compare_bracket', 'compare_since'];

/** What the last act did, and how to undo it; what has to be stated about the list. */
const Notices = ({
  view: { state, change, lineErrors, notes, toBuy, parameters },
}: {
  readonly view: DeckView;
}) => {
  const suggested = lineErrors.flatMap(({ acts }) => (acts ? [acts] : []));
  const addText =
    suggested.length === 1 ? 'Add the suggested card' : `Add the ${suggested.length} suggested cards`;
  const hasLeft = (state.left ?? []).length > 0;
  return (
    <>
      {change !== undefined && (
        <p className={styles['done']}>
          <span data-announce="">{change}</span>{' '}
          <a href={`/deck?${state.was ?? ''}`} data-undo="">
            Undo
          </a>
          {state.from !== undefined && toBuy.length > 0 && state.tab !== 'buy' && (
            <a href={deckHref(parameters, { tab: 'buy', view: undefined })}>Shopping list</a>
          )}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      <LineErrors errors={lineErrors}>
        {(suggested.length > 0 || hasLeft) && (
          <p>
            {suggested.length > 0 && (
              <ActButton isMain acts={suggested.flat()} label={addText}>
                {addText}
              </ActButton>
            )}{' '}
            {hasLeft && <a href={deckHref(parameters, { left: undefined })}>Leave them out</a>}
          </p>
        )}
      </LineErrors>
    </>
  );
};

/** The page of a deck. Rendered on the server only; all it does works by links and forms, whose targets the server computes. */
export const MyDeckPage = ({
  view,
  isSignedIn,
}: {
  readonly view: DeckView;
  readonly isSignedIn: boolean;
}) => (
  <CountedPrices shops={view.shops}>
    <div
      className={styles['page']}
      data-view={view.state.showsList ? 'list' : 'tab'}
      data-tab={view.state.tab}
    >
      <form id={DECK_FORM} method="get" action="/deck">
        {/* On its tabs, the control has these fields itself. */}
        <HiddenParameters
          parameters={view.parameters}
          except={view.advice.comparison === undefined ? [] : COMPARE}
        />
      </form>
      <DeckHead view={view} />
      <AdviceDials view={view} />
      <Notices view={view} />
      <div className={styles['columns']}>
        <DeckColumn view={view} />
        <div className={styles['tabColumn']}>
          <Tabs view={view} />
          <div className={styles['tab']} data-acts="">
            <Tab view={view} isSignedIn={isSignedIn} />
          </div>
        </div>
      </div>
    </div>
  </CountedPrices>
);
