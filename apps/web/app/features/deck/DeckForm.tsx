import { BRACKETS, MAX_LIST_CHARACTERS } from '@crownsmith/domain';
import type { ListLineError } from '#app/ui/format/list-errors';
import { ChosenColorSelect } from '#app/ui/form/ChosenColorSelect';
import button from '#app/ui/layout/Button.module.css';
import styles from './Deck.module.css';
import type { DeckState } from './deck.schema';

/** A saved list to report on. */
export interface SavedListChoice {
  readonly id: string;
  readonly name: string;
}

/** What the form offers of a signed-in person's account. */
export interface OwnChoices {
  readonly savedLists: readonly SavedListChoice[];
  /** whether the account has a collection */
  readonly hasCollection: boolean;
}

const MAX_LINES = 100;

/** Lines of a list that were left out. */
export const LineErrors = ({ errors }: { readonly errors: readonly ListLineError[] }) =>
  errors.length > 0 && (
    <div className={styles['lines']}>
      <p>{errors.length === 1 ? '1 line' : `${errors.length} lines`} of the list could not be used:</p>
      <ul>
        {errors.slice(0, MAX_LINES).map(({ line, text }) => (
          <li key={`${line}:${text}`}>
            {line !== undefined && <b>Line {line}:</b>} {text}
          </li>
        ))}
      </ul>
    </div>
  );

/** Which cards may come in: all, or those that somebody owns, by a collection or by name. */
const OwnedFields = ({
  state: { owned, collection },
  hasCollection,
}: {
  readonly state: Pick<DeckState, 'owned' | 'collection'>;
  readonly hasCollection: boolean;
}) => (
  <>
    {/* Scripts show it where this browser has a collection. */}
    <label className={styles['choice']} htmlFor="collection" data-own-collection="" hidden={!hasCollection}>
      <input id="collection" name="collection" type="checkbox" value="on" defaultChecked={collection} />
      <span>
        Only cards of <a href="/collection">my collection</a>
      </span>
    </label>
    <div className={styles['field']}>
      <label htmlFor="owned">Only cards that I own, one a line</label>
      <textarea id="owned" name="owned" rows={4} maxLength={MAX_LIST_CHARACTERS} defaultValue={owned} />
    </div>
  </>
);

const Limits = ({
  state,
  hasCollection,
}: {
  readonly state: Omit<DeckState, 'changes'>;
  readonly hasCollection: boolean;
}) => (
  <details
    className={styles['limits']}
    open={
      state.keep !== '' ||
      state.owned !== '' ||
      state.collection ||
      state.budget !== undefined ||
      state.bracket !== undefined ||
      state.noMoreLands
    }
  >
    <summary>Limits for swaps</summary>
    <div className={styles['fields']}>
      <div className={styles['field']}>
        <label htmlFor="budget">Budget for new cards, in dollars</label>
        <input
          id="budget"
          name="budget"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          defaultValue={state.budget}
        />
      </div>
      <div className={styles['field']}>
        <label htmlFor="bracket">Highest bracket</label>
        <select id="bracket" name="bracket" defaultValue={state.bracket ?? ''}>
          <option value="">Any</option>
          {BRACKETS.map(({ bracket, name }) => (
            <option key={bracket} value={bracket}>
              {bracket} {name}
            </option>
          ))}
        </select>
      </div>
      <label className={styles['choice']} htmlFor="no_more_lands">
        <input
          id="no_more_lands"
          name="no_more_lands"
          type="checkbox"
          value="on"
          defaultChecked={state.noMoreLands}
        />
        No more lands
      </label>
      <div className={styles['field']}>
        <label htmlFor="keep">Cards to keep, one a line</label>
        <textarea id="keep" name="keep" rows={4} maxLength={MAX_LIST_CHARACTERS} defaultValue={state.keep} />
      </div>
      <OwnedFields state={state} hasCollection={hasCollection} />
    </div>
  </details>
);

/** The form of a list: pasted, from a file, from a saved list; and what the player allows. Works without scripts. */
export const DeckForm = ({
  state,
  own: { savedLists, hasCollection },
  isReported = false,
  choosesColor = false,
}: {
  readonly state: Omit<DeckState, 'changes'>;
  readonly own: OwnChoices;
  /** whether a commander of the list lets its player choose a colour */
  readonly choosesColor?: boolean;
  /** whether the page shows its report */
  readonly isReported?: boolean;
}) => (
  <form method="post" action="/deck" encType="multipart/form-data" className={styles['form']} id="deck-form">
    <div className={styles['field']}>
      <label htmlFor="text">Your list, or a deck’s address</label>
      <p id="text-hint" className={styles['hint']}>
        In any notation, a card a line, or the address of a deck at Moxfield, Archidekt, TappedOut, Deckstats
        or MTGGoldfish. Commanders stand below a line “Commander”, or the form of the list shows them.
      </p>
      <textarea
        id="text"
        name="text"
        rows={isReported ? 10 : 14}
        maxLength={MAX_LIST_CHARACTERS}
        aria-describedby="text-hint"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n…'}
        defaultValue={state.text}
      />
    </div>
    <div className={styles['field']}>
      <label htmlFor="file">Or a file</label>
      <input
        id="file"
        name="file"
        type="file"
        accept=".txt,.dec,.dek,.csv,.cod,.mwdeck,.json,text/plain,text/csv"
      />
    </div>
    {(choosesColor || state.chosenColor !== undefined) && (
      <div className={styles['field']}>
        <label htmlFor="chosen_color">Colour that you choose for your commander</label>
        <ChosenColorSelect id="chosen_color" value={state.chosenColor} />
      </div>
    )}
    <Limits state={state} hasCollection={hasCollection} />
    <p className={styles['buttons']}>
      <button type="submit" className={button['primary']}>
        {isReported ? 'Report again' : 'Report on this list'}
      </button>
    </p>
    {savedLists.length > 0 && (
      <fieldset className={styles['saved']}>
        <legend>Or one of your saved lists</legend>
        {savedLists.map(({ id, name }) => (
          <button key={id} type="submit" name="list" value={id} className={button['button']}>
            <bdi>{name}</bdi>
          </button>
        ))}
      </fieldset>
    )}
  </form>
);
