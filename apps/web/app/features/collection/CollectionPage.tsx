import { COLLECTION_FORMATS, MAX_COLLECTION_CHARACTERS } from '@crownsmith/domain';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import button from '#app/ui/layout/Button.module.css';
import { Alert } from '#app/ui/states/Alert';
import { Spinner } from '#app/ui/states/Spinner';
import { useHasCollection } from '#app/visitor/use-has-collection';
import { CollectionHeader } from './CollectionHeader';
import styles from './CollectionPage.module.css';
import type { CollectionResult } from './collection-result';
import { LoadingCollection } from './LoadingCollection';
import { ImportReportView } from './ImportReportView';

const CollectionView = lazy(() => import('./CollectionView'));

const PROGRAMS = new Intl.ListFormat('en-GB').format(Object.values(COLLECTION_FORMATS));

const FAILED =
  'The collection could not be imported: the names of the cards could not be loaded, or your browser blocks storage. Try again in a moment.';
const STORED = 'The collection is stored in this browser.';
const NOT_STORED =
  'Nothing was stored: that needs scripts, which store the collection in your browser, and in your account when you are signed in.';

/** Imports and shows a collection. Without scripts the form is posted, and the page says what was read. */
export const CollectionPage = ({ result }: { readonly result: CollectionResult }) => {
  const [state, setState] = useState(result);
  const [isLocal, setLocal] = useState(false);
  /** which part of a file is read; undefined where none is being read */
  const [part, setPart] = useState<number>();
  const isBusy = part !== undefined;
  const isOwned = useHasCollection();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setPart(0);
    try {
      const { runImport } = await import('./run-import');
      setState({ report: await runImport(new FormData(form), setPart) });
      setLocal(true);
      form.reset();
    } catch {
      setState({ error: FAILED });
    }
    setPart(undefined);
  };
  return (
    <>
      <CollectionHeader current="/collection">
        <p>
          Import the cards that you own: lists then mark them, and <i>What can I build?</i> finds commanders
          for them. The collection stays in this browser (names that are not English are looked up at this
          site); when you are signed in, it is in your account, too.
        </p>
      </CollectionHeader>
      <div className={styles['page']}>
        <Alert errors={state.error === undefined ? [] : [state.error]} />
        {state.report && <ImportReportView report={state.report} note={isLocal ? STORED : NOT_STORED} />}
        {isOwned && (
          <Suspense fallback={<LoadingCollection />}>
            <CollectionView />
          </Suspense>
        )}
        <section aria-labelledby="import">
          <h2 id="import">Import</h2>
          <form
            method="post"
            action="/collection"
            encType="multipart/form-data"
            className={styles['form']}
            onSubmit={(event) => void submit(event)}
          >
            <div>
              <label htmlFor="collection-file">A file</label>
              <p id="collection-file-hint" className={styles['hint']}>
                A CSV export of {PROGRAMS}, another table with a column of names, or a text with a card per
                line.
              </p>
              <input
                id="collection-file"
                name="file"
                type="file"
                accept=".csv,.txt,.tsv,text/csv,text/plain"
                aria-describedby="collection-file-hint"
              />
            </div>
            <div>
              <label htmlFor="collection-text">Or its text</label>
              <textarea
                id="collection-text"
                name="text"
                rows={8}
                maxLength={MAX_COLLECTION_CHARACTERS}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                placeholder={'3 Sol Ring\n1 Arcane Signet (CMR) 297 *F*\n…'}
              />
            </div>
            {isOwned && (
              <fieldset>
                <legend>You have a collection already</legend>
                <label>
                  <input type="radio" name="mode" value="replace" defaultChecked /> Replace it
                </label>
                <label>
                  <input type="radio" name="mode" value="add" /> Add to it
                </label>
              </fieldset>
            )}
            <p>
              <button type="submit" className={button['primary']} aria-disabled={isBusy}>
                {isBusy ? (
                  <>
                    <Spinner label="Rows read" part={part} /> Reading …
                  </>
                ) : (
                  'Import'
                )}
              </button>
            </p>
          </form>
        </section>
      </div>
    </>
  );
};
