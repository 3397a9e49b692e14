import {
  identityName,
  IDENTITY_GROUPS,
  identitiesOfGroup,
  identitySlug,
  PRICE_SOURCE_INFO,
} from '@crownsmith/domain';
import { useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { Alert } from '#app/ui/states/Alert';
import { Spinner } from '#app/ui/states/Spinner';
import { loadOwnedCards } from '#app/visitor/load-owned-cards';
import { CollectionHeader } from '../CollectionHeader';
import styles from './BuildPage.module.css';
import type { BuildResult } from './build-result';
import { MatchRow } from './MatchRow';

const COLOR_OPTIONS = IDENTITY_GROUPS.flatMap(identitiesOfGroup).map((identity) => ({
  value: identitySlug(identity),
  label: identityName(identity),
}));

/** The lines of `cards` that the form sends: the collection of this browser. */
const collectionLines = async (): Promise<string> => {
  const owned = await loadOwnedCards().catch(() => undefined);
  return Object.entries(owned ?? {})
    .map(([slug, [count]]) => `${slug} ${count}`)
    .join('\n');
};

/** What can I build? Commanders by how much of their average decks a collection has. */
export const BuildPage = ({ result }: { readonly result: BuildResult }) => {
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const [lines, setLines] = useState<string>();
  const hasResult = useRef(result.cards !== undefined);
  const send = (cards: string): void => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (cards !== '') fields.set('cards', cards);
    submit(fields, {
      method: 'post',
      action: '/build',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    void collectionLines().then((cards) => {
      setLines(cards);
      // The collection of this browser answers at once; that of an account did so already.
      if (cards !== '' && !hasResult.current) latest.current(cards);
    });
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (lines === undefined || lines === '') return;
    event.preventDefault();
    send(lines);
  };
  const { fields, themes, theme, rows, cards, error, source } = result;
  const shop = PRICE_SOURCE_INFO[source];
  const hasOwn = (lines ?? '') !== '';
  return (
    <>
      <CollectionHeader current="/build">
        <p>
          Commanders by how much of their average deck, or of that with a theme, you own. Basic lands are left
          out.{' '}
          {!hasOwn && (
            <>
              <a href="/collection">Import your collection</a> to have it here every time, or paste it below.
            </>
          )}
        </p>
      </CollectionHeader>
      <div className={styles['page']}>
        <form
          ref={form}
          method="post"
          action="/build"
          encType="multipart/form-data"
          className={styles['form']}
          onSubmit={onSubmit}
        >
          {!hasOwn && (
            <label className={styles['text']}>
              Cards that you own
              <textarea name="text" rows={6} spellCheck={false} autoCapitalize="off" autoComplete="off" />
            </label>
          )}
          <label>
            Colours at most{' '}
            <select name="colors" defaultValue={fields.colors}>
              <option value="">Any</option>
              {COLOR_OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {themes.length > 0 && (
            <label>
              Average deck of{' '}
              <select name="theme" defaultValue={fields.theme}>
                <option value="">All decks</option>
                {themes.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            The rest costs at most ({shop.currency}){' '}
            <input
              name="budget"
              type="number"
              min="0"
              step="0.01"
              inputMode="decimal"
              defaultValue={fields.budget}
            />
          </label>
          <label>
            Order{' '}
            <select name="order" defaultValue={fields.order || 'share'}>
              <option value="share">Most owned first</option>
              <option value="price">Cheapest rest first</option>
            </select>
          </label>
          <button type="submit" className={button['primary']} aria-disabled={isBusy}>
            {isBusy ? (
              <>
                <Spinner /> Looking …
              </>
            ) : (
              'Show'
            )}
          </button>
        </form>
        <Alert errors={error === undefined ? [] : [error]} />
        {cards !== undefined && error === undefined && (
          <section aria-labelledby="builds" aria-busy={isBusy}>
            <h2 id="builds">Commanders</h2>
            <p role="status" className={styles['hint']}>
              {rows.length === 0
                ? `No commander passes: allow more colours, ${theme ? 'another theme, ' : ''}or a higher price.`
                : `The best ${rows.length} for ${countText(cards)} different cards; prices of ${shop.name}.`}
            </p>
            <ol className={styles['rows']}>
              {rows.map((row) => (
                <MatchRow key={row.slug} row={row} theme={theme} isHydrated={lines !== undefined} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
};
