import { isApiHttpError, type OwnedCards } from '@crownsmith/api-client';
import { type CopyConflict, findConflicts, isOwnedPlace, listCopies, makePlace } from '@crownsmith/domain';
import { useState } from 'react';
import { ownedCopies } from '#app/platform/owned-cards';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import type { CardIndex } from './card-names';
import styles from './CollectionPage.module.css';
import { loadSavedDecks, MAX_DECKS, wantedCopies } from './saved-decks';

const failureText = (error: unknown): string =>
  isApiHttpError(error) && error.status === 401
    ? 'Your decks are the saved lists of your account: sign in to compare them.'
    : 'Your saved lists could not be loaded. Try again in a minute.';

/** The places of the copies of a card that are owned, as a text. */
const placesText = (owned: OwnedCards[string] | undefined): string => {
  const copies = owned ? listCopies(ownedCopies(owned)) : [];
  const places = copies.flatMap(({ place }) => (place && isOwnedPlace(place) ? makePlace(place) : []));
  return [...new Set(places)].join(', ');
};

interface Found {
  readonly decks: number;
  readonly isCut: boolean;
  readonly conflicts: readonly CopyConflict<string>[];
}

/** The cards that several saved lists want and of which the collection has too few copies. */
export const DeckConflicts = ({
  cards,
  index,
}: {
  readonly cards: OwnedCards;
  readonly index: CardIndex;
}) => {
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<string>();
  const look = async (): Promise<void> => {
    try {
      const { decks, isCut } = await loadSavedDecks();
      const wanted = decks.map((deck) => ({ deck: deck.name, cards: wantedCopies(deck) }));
      const conflicts = findConflicts(wanted, (slug) => cards[slug]?.[0] ?? 0);
      setError(undefined);
      setFound({ decks: decks.length, isCut, conflicts });
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  return (
    <details className={styles['parts']}>
      <summary>One copy, several decks</summary>
      <p className={styles['buttons']}>
        <button type="button" className={button['button']} onClick={() => void look()}>
          Compare my saved lists
        </button>
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
      {found && (
        <>
          <p role="status">
            Of {countedText(found.conflicts.length, 'card')} that you own, {countedText(found.decks, 'list')}{' '}
            together want more copies than there are. Basic lands are not counted, nor cards that you lack.
            {found.isCut && ` Only the ${MAX_DECKS} lists that were changed last are compared.`}
          </p>
          {found.conflicts.length > 0 && (
            <table className={styles['table']}>
              <caption className="sr-only">
                Cards of which several lists want more copies than there are
              </caption>
              <thead>
                <tr>
                  <th scope="col">Card</th>
                  <th scope="col">Copies</th>
                  <th scope="col">Wanted by</th>
                </tr>
              </thead>
              <tbody>
                {found.conflicts.map(({ card, owned, decks }) => (
                  <tr key={card}>
                    <th scope="row">
                      <a href={`/cards/${card}`}>{index.bySlug.get(card)?.name ?? card}</a>
                    </th>
                    <td>
                      {owned} <small>{placesText(cards[card])}</small>
                    </td>
                    <td className={styles['wanted']}>
                      <ul>
                        {decks.map(({ deck, count }, at) => (
                          <li key={at}>{count > 1 ? `${deck} (${count})` : deck}</li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </details>
  );
};
