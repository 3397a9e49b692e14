import { PageHeader } from '#app/ui/layout/PageHeader';
import { Alert } from '#app/ui/states/Alert';
import styles from './Deck.module.css';
import { DeckForm, LineErrors, type SavedListChoice } from './DeckForm';
import type { DeckStart } from './deck-view';

const PARTS: readonly (readonly [title: string, text: string])[] = [
  ['What to add?', 'What decks most like yours play, for what your list lacks first, each with its reason.'],
  ['What to swap or cut?', 'Pairs with the greatest gain, and the cards that do least for this list.'],
  [
    'Is it legal, and which bracket?',
    'Every violation with a fix, the cards behind the bracket, the combos.',
  ],
  ['How does it compare?', 'Beside the average deck, and the real decks that are most like it.'],
];

/** `/deck` without a deck: the form, with the reason why there is none. Rendered on the server only. */
export const DeckStartPage = ({
  start: { text, error, lineErrors },
  savedLists,
}: {
  readonly start: DeckStart;
  readonly savedLists: readonly SavedListChoice[];
}) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="My deck">
      <p>Paste your list, and see what would make it better.</p>
    </PageHeader>
    <Alert errors={error === undefined ? [] : [error]} />
    <LineErrors errors={lineErrors} />
    <div className={styles['start']}>
      <DeckForm text={text} savedLists={savedLists} />
      <dl className={styles['parts']}>
        {PARTS.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <div>
          <dt>Where you build</dt>
          <dd>
            <a href="/developers#where-you-build">The same on your decks at Moxfield and Archidekt</a>
          </dd>
        </div>
      </dl>
    </div>
  </>
);
