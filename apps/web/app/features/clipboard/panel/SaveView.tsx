import { isApiHttpError, type SavedListSummary, toSavedPrintings } from '@crownsmith/api-client';
import { cardListOf, clipboardColor, MAX_LIST_NAME_CHARACTERS } from '@crownsmith/domain';
import { useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useStore } from 'zustand';
import { siteApi } from '#app/platform/site-api';
import { isSignedIn } from '#app/visitor/user-cookie';
import { clipboard } from '../clipboard';
import { Spinner } from '#app/ui/states/Spinner';
import type { Clipboard } from '../clipboard-store';
import { errorText } from './error-text';
import panel from './Panel.module.css';
import styles from './TextView.module.css';

/** The clipboard as the API takes it. */
const toEntries = (state: Clipboard) => {
  const { commanders, cards, printings = {} } = cardListOf(state);
  return {
    commanders: [...commanders],
    cards: Object.entries(cards).map(([url, count]) => ({ url, count })),
    printings: toSavedPrintings(printings),
    chosen_color: clipboardColor(state) ?? null,
  };
};

const SignInOffer = () => (
  <div className={panel['empty']}>
    <p>
      <a href="/signin?to=%2Flists">Sign in</a> to save the clipboard as a list that you can open on any
      machine. It stays in this browser, too.
    </p>
  </div>
);

const Saved = ({ list, onDone }: { readonly list: SavedListSummary; readonly onDone: () => void }) => (
  <div className={panel['empty']}>
    <p role="status">
      Saved as{' '}
      <a href={list.url}>
        <bdi>{list.name}</bdi>
      </a>
      , version {list.version}.
    </p>
    <p>
      <button type="button" className={panel['secondary']} onClick={onDone}>
        Back to the cards
      </button>
    </p>
  </div>
);

/** The user's lists; undefined until they are loaded. */
const useLists = (onError: (error: unknown) => void) => {
  const [lists, setLists] = useState<readonly SavedListSummary[]>();
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    siteApi.lists({ signal: controller.signal }).then(setLists, (error: unknown) => {
      if (!controller.signal.aborted) onError(error);
    });
    return () => controller.abort();
  }, [onError, requests]);
  return { lists, reload: () => setRequests(requests + 1) };
};

const SaveForm = ({ onDone }: { readonly onDone: () => void }) => {
  const state = useStore(clipboard.store);
  const [error, setError] = useState<unknown>();
  const { lists, reload } = useLists(setError);
  const [target, setTarget] = useState('');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedListSummary>();

  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const over = lists?.find(({ id }) => id === target);
    try {
      setSaved(
        over
          ? await siteApi.updateList(over.id, { ...toEntries(state), version: over.version })
          : await siteApi.createList({ ...toEntries(state), name }),
      );
    } catch (thrown) {
      setError(thrown);
      // The next attempt begins with the version that is there now.
      if (isApiHttpError(thrown) && thrown.statusCode === 409) reload();
    } finally {
      setBusy(false);
    }
  };

  if (saved) return <Saved list={saved} onDone={onDone} />;
  return (
    <form
      className={`${panel['scroll']} ${styles['content']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={styles['label']} htmlFor="save-target">
        Save the clipboard as
      </label>
      <select
        id="save-target"
        className={styles['text']}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      >
        <option value="">A new list</option>
        {lists?.map((list) => (
          <option key={list.id} value={list.id}>
            A new version of {list.name}
          </option>
        ))}
      </select>
      {target === '' && (
        <TextField value={name} onChange={setName} autoComplete="off" validationBehavior="aria">
          <Label className={styles['label'] ?? ''}>Name</Label>
          <Input className={styles['text'] ?? ''} maxLength={MAX_LIST_NAME_CHARACTERS} />
        </TextField>
      )}
      {error !== undefined && (
        <p role="alert" className={styles['errors']}>
          {errorText(error)}
        </p>
      )}
      <div className={styles['buttons']}>
        <button type="submit" className={panel['primary']} disabled={busy}>
          {busy ? (
            <>
              <Spinner /> Saving …
            </>
          ) : (
            'Save'
          )}
        </button>
        <button type="button" className={panel['secondary']} onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
};

/** Saves the clipboard as a list of the signed-in user: a new one, or a new version of one. Others are asked to sign in. */
export default function SaveView({ onDone }: { readonly onDone: () => void }) {
  return isSignedIn(document.cookie) ? <SaveForm onDone={onDone} /> : <SignInOffer />;
}
