import type { NewForCommanders } from '#app/model/first-day';
import { countedText } from '#app/ui/format/numbers';
import { releaseDate } from '#app/ui/format/release-date';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { Alert } from '#app/ui/states/Alert';
import { EmptyState } from '#app/ui/states/EmptyState';
import toolbar from '#app/ui/card-list/CardList.module.css';
import styles from './NewCards.module.css';

interface Props {
  /** of the commanders that the address follows; empty for none */
  readonly query: string;
  readonly errors: readonly string[];
  readonly slugs: readonly string[];
  /** each with the query without it */
  readonly commanders: readonly { readonly label: string; readonly url: string; readonly without: string }[];
  readonly sets: readonly NewForCommanders[];
}

const addressOf = (query: string): string => (query === '' ? '/new-cards' : `/new-cards?${query}`);

/** New cards for the commanders that an address follows. Rendered on the server only. */
export const NewCardsPage = ({ query, errors, slugs, commanders, sets }: Props) => {
  const count = new Set(sets.flatMap(({ cards }) => cards.map(({ url }) => url))).size;
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Sets', url: '/sets' }]} title="New cards for your commanders">
        <p>
          {commanders.length === 0
            ? 'Name the commanders that you follow. The address of the page holds them: keep it as a bookmark, or subscribe to its feed.'
            : `For your ${commanders.length === 1 ? 'commander' : countedText(commanders.length, 'commander')}: ${countedText(count, 'card')} of the year before the newest deck, or later, that ${commanders.length === 1 ? 'its' : 'their'} decks play, or should want.`}{' '}
          {query !== '' && <a href={`/feeds/new-cards.atom?${query}`}>Feed (Atom)</a>}
        </p>
      </PageHeader>
      <Alert errors={errors} />
      <form action="/new-cards" className={toolbar['toolbar']} aria-label="Follow a commander">
        <div className={toolbar['fields']}>
          {slugs.map((slug) => (
            <input key={slug} type="hidden" name="commander" value={slug} />
          ))}
          <label className={toolbar['field']}>
            <span>Commander</span>
            <input id="follow-commander" name="commander" />
          </label>
          <button type="submit">Follow</button>
        </div>
      </form>
      {commanders.length > 0 && (
        <ul className={styles['followed']} aria-label="Commanders that you follow">
          {commanders.map(({ label, url, without }) => (
            <li key={url}>
              <a href={url}>{label}</a>{' '}
              <a href={addressOf(without)} aria-label={`Stop following ${label}`}>
                ×
              </a>
            </li>
          ))}
        </ul>
      )}
      {sets.map(({ set, cards }) => (
        <Section
          key={set?.code ?? ''}
          id={`set-${set?.code ?? 'unknown'}`}
          title={set?.name ?? 'Cards of no known set'}
          count={cards.length}
          lead={
            set && (
              <>
                {set.releasedAt && `Release date ${releaseDate(set.releasedAt)}. `}
                <a href={`/sets/${set.code}`}>All cards of the set</a>
              </>
            )
          }
        >
          <ul className={styles['cards']}>
            {cards.map(({ name, url, manaCost, reasons }) => (
              <li key={url} className={styles['card']}>
                <div className={styles['head']}>
                  <h3>
                    <a href={url}>{name}</a>
                  </h3>
                  <ManaCost cost={manaCost} />
                </div>
                <ul>
                  {reasons.map(({ label, url: of, reason }) => (
                    <li key={of}>
                      <a href={of}>{label}</a>
                      <small>{reason}</small>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {commanders.length > 0 && sets.length === 0 && (
        <EmptyState>No new card is played by their decks, or should be wanted by them.</EmptyState>
      )}
    </>
  );
};
