import button from '#app/ui/layout/Button.module.css';
import type { DeckView } from '../deck-view';
import styles from './MyDeck.module.css';

/** Where the deck is kept: in its address, in the browser, in the account with its versions. */
export const VersionsTab = ({
  view: {
    state,
    texts: { moxfield: text },
    words,
    shareUrl,
  },
  isSignedIn,
}: {
  readonly view: DeckView;
  readonly isSignedIn: boolean;
}) => {
  const isSaved = state.list !== undefined && state.base !== undefined;
  return (
    <>
      <h2>Versions</h2>
      <p>
        Every state of the deck has an address of its own: <a href={shareUrl}>this one</a>. Go back in your
        browser to undo, or keep the address.
      </p>
      {isSignedIn ? (
        <>
          {isSaved && (
            <p>
              It was opened from <a href={`/lists/${state.list}`}>your saved list</a>, which has its versions.
            </p>
          )}
          <form method="post" action={isSaved ? `/lists/${state.list}` : '/lists'}>
            <input type="hidden" name="intent" value={isSaved ? 'save' : 'create'} />
            {isSaved ? (
              <input type="hidden" name="base" value={state.base} />
            ) : (
              <input type="hidden" name="name" value={state.deck.name ?? 'My deck'} />
            )}
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="words" value={words} />
            <button type="submit" className={button['primary']}>
              {isSaved ? 'Save it as a new version' : 'Save it to your lists'}
            </button>
          </form>
          <p>
            A saved list has the cards, their printings and its name, your roles, maybeboard, companion,
            bracket and limits.
          </p>
        </>
      ) : (
        <p>
          <a href="/signin">Sign in</a> to save it with its versions. Without an account this browser keeps it
          in the clipboard; roles, maybeboard and name are in its address.
        </p>
      )}
      <h3>The list as text</h3>
      <pre className={styles['text']} tabIndex={0} role="region" aria-label="The list as text">
        {text}
      </pre>
    </>
  );
};
