import type { DecksByKind } from '@crownsmith/api-client';
import { BRACKETS, DECK_BUDGETS } from '@crownsmith/domain';
import { kindLabel, offeredKinds } from '#app/model/deck-kinds';
import type { PageNarrowing } from '#app/model/narrowed';
import styles from '#app/ui/card-list/CardList.module.css';
import { SelectField } from '#app/ui/card-list/SelectField';
import { countText } from '#app/ui/format/numbers';
import { MAX_GIVEN_CARDS } from './narrowing-query';

/** No conditions. */
export const NOT_NARROWED: PageNarrowing = { withCards: [], withoutCards: [] };

const TextField = ({
  name,
  label,
  list,
  value,
  placeholder,
}: {
  readonly name: string;
  readonly label: string;
  /** id of the options that the browser suggests */
  readonly list?: string | undefined;
  readonly value?: string | undefined;
  readonly placeholder?: string;
}) => (
  <label className={styles['field']}>
    <span>{label}</span>
    <input id={`narrow-${name}`} name={name} list={list} defaultValue={value} placeholder={placeholder} />
  </label>
);

/** Given cards as hidden fields, and a field for one more. */
const CardFields = ({
  name,
  label,
  slugs,
  list,
}: {
  readonly name: 'with' | 'without';
  readonly label: string;
  readonly slugs: readonly string[];
  readonly list?: string | undefined;
}) => (
  <>
    {slugs.map((slug) => (
      <input key={slug} type="hidden" name={name} value={slug} />
    ))}
    {slugs.length < MAX_GIVEN_CARDS && <TextField name={name} label={label} list={list} />}
  </>
);

interface Props {
  /** path of the commander */
  readonly action: string;
  readonly narrowing?: PageNarrowing;
  readonly hasBrackets: boolean;
  /** the decks that meet the other conditions, by kind */
  readonly kinds: DecksByKind;
  /** decks by bracket 1–5 and by budget, as far as the other conditions allow; undefined where they are not shown */
  readonly counts?:
    { readonly brackets: readonly number[] | undefined; readonly budgets: readonly number[] } | undefined;
  /** names that the browser suggests for cards */
  readonly cardNames?: readonly string[];
  readonly sets?: readonly { readonly code: string; readonly name: string }[];
}

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} – ${countText(count)}`;

/** Narrows a commander's decks: a form that works without scripts. Rendered on the server only. */
export const NarrowForm = ({
  action,
  narrowing = NOT_NARROWED,
  hasBrackets,
  kinds,
  counts,
  cardNames = [],
  sets = [],
}: Props) => {
  const { decks, bracket, budget, withCards, withoutCards, since } = narrowing;
  const offered = offeredKinds(kinds);
  const budgets =
    DECK_BUDGETS.some((known) => known === budget) || budget === undefined
      ? DECK_BUDGETS
      : [...DECK_BUDGETS, budget].sort((a, b) => a - b);
  const cardList = cardNames.length > 0 ? 'narrow-cards' : undefined;
  return (
    <form action={action} className={styles['toolbar']} aria-label="Narrow these decks">
      <details className={styles['filters']} open={narrowing !== NOT_NARROWED || undefined}>
        <summary>Narrow these decks</summary>
        <div className={styles['fields']}>
          {(offered.length > 0 || decks !== undefined) && (
            <SelectField
              name="decks"
              label="Whose decks"
              emptyLabel="All decks"
              value={decks}
              options={[...new Set([...offered, ...(decks === undefined ? [] : [decks])])].map((kind) => ({
                value: kind,
                label: withCount(kindLabel(kind), kinds[kind] ?? 0),
              }))}
            />
          )}
          {hasBrackets && (
            <SelectField
              name="bracket"
              label="Bracket, estimated"
              emptyLabel="Any bracket"
              value={bracket === undefined ? undefined : String(bracket)}
              options={BRACKETS.map(({ bracket: number, name }, at) => ({
                value: String(number),
                label: withCount(`${number} ${name}`, counts?.brackets?.[at]),
              }))}
            />
          )}
          <SelectField
            name="budget"
            label="Price of the deck"
            emptyLabel="Any price"
            value={budget === undefined ? undefined : String(budget)}
            options={budgets.map((dollars) => ({
              value: String(dollars),
              label: withCount(
                `Up to $${countText(dollars)}`,
                counts?.budgets[DECK_BUDGETS.findIndex((known) => known === dollars)],
              ),
            }))}
          />
          <CardFields name="with" label="With the card" slugs={withCards} list={cardList} />
          <CardFields name="without" label="Without the card" slugs={withoutCards} list={cardList} />
          <TextField
            name="since"
            label="Since a set or date"
            list={sets.length > 0 ? 'narrow-sets' : undefined}
            value={since?.set?.name ?? since?.date}
            placeholder="2025-06-13"
          />
          <div className={styles['actions']}>
            <button type="submit">Count</button>
          </div>
        </div>
      </details>
      {cardNames.length > 0 && (
        <datalist id="narrow-cards">
          {cardNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {sets.length > 0 && (
        <datalist id="narrow-sets">
          {sets.map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
      )}
    </form>
  );
};
