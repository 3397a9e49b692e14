import type { FirstDayView, ReasonedLink } from '#app/model/first-day';
import type { SetView } from '#app/model/set';
import { countedText } from '#app/ui/format/numbers';
import { releaseDate } from '#app/ui/format/release-date';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { EmptyState } from '#app/ui/states/EmptyState';
import styles from './NewCards.module.css';

const Reasons = ({ title, links }: { readonly title: string; readonly links: readonly ReasonedLink[] }) =>
  links.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ol>
        {links.map(({ label, url, reason }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            <small>{reason}</small>
          </li>
        ))}
      </ol>
    </>
  );

/** Who will want the cards of a set that nobody has played. Rendered on the server only. */
export const FirstDayPage = ({
  set,
  cards,
}: {
  readonly set: Pick<SetView, 'code' | 'name' | 'releasedAt'>;
  readonly cards: readonly FirstDayView[];
}) => (
  <>
    <PageHeader
      breadcrumbs={[
        { label: 'Sets', url: '/sets' },
        { label: set.name, url: `/sets/${set.code}` },
      ]}
      title="Who will want the new cards"
    >
      <p>
        {countedText(cards.length, 'card')} of {set.name}
        {set.releasedAt && ` (release date ${releaseDate(set.releasedAt)})`} that hardly any counted deck
        plays yet. What is foreseen of them is an estimate from their text, type, cost and colours: each
        reason names a card that they resemble, and the decks that play it.{' '}
        <a href="/new-cards">New cards for your commanders</a>
      </p>
    </PageHeader>
    {cards.length === 0 ? (
      <EmptyState>
        The new cards of this set have been played. See <a href={`/sets/${set.code}`}>who plays them</a>.
      </EmptyState>
    ) : (
      <ul className={styles['cards']}>
        {cards.map(({ name, url, typeLine, manaCost, themes, wantedBy, mayReplace }) => (
          <li key={url} className={styles['card']}>
            <div className={styles['head']}>
              <h2>
                <a href={url}>{name}</a>
              </h2>
              <ManaCost cost={manaCost} />
            </div>
            <p className={styles['type']}>{typeLine}</p>
            {themes.length > 0 && (
              <p>
                {themes.length === 1 ? 'Theme' : 'Themes'}:{' '}
                {themes.map(({ key, name: theme }, at) => (
                  <span key={key}>
                    {at > 0 && ', '}
                    <a href={`/themes/${key}`}>{theme}</a>
                  </span>
                ))}
              </p>
            )}
            <Reasons title="Should be wanted by" links={wantedBy} />
            <Reasons title="May replace" links={mayReplace} />
            {wantedBy.length === 0 && mayReplace.length === 0 && (
              <p className={styles['type']}>It resembles no card that enough decks play.</p>
            )}
          </li>
        ))}
      </ul>
    )}
  </>
);
