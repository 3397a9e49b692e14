import {
  ADVICE_DIALS,
  BRACKETS,
  describeAdviceLimits,
  makeSlug,
  MAX_PLAN,
  UNUSUAL_STEPS,
  type AdviceDial,
} from '@crownsmith/domain';
import { Fragment } from 'react';
import { frontOf } from '#app/ui/card-frame/frame-card';
import button from '#app/ui/layout/Button.module.css';
import { deckHref } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { HiddenParameters } from './HiddenParameters';
import styles from './MyDeck.module.css';

const parameterOf = (dial: AdviceDial): string => ADVICE_DIALS[dial].parameter;
const labelOf = (dial: AdviceDial): string => ADVICE_DIALS[dial].label;

/** Dials that the form has fields for; cards to keep and never to bring in come by buttons. */
const FIELDS = [
  'cardPrice',
  'totalPrice',
  'owned',
  'bracket',
  'plan',
  'unusual',
  'since',
  'noBasicChanges',
  'noMoreLands',
] as const satisfies readonly AdviceDial[];

const UNUSUAL_LABELS = {
  [-2]: 'Much more usual',
  [-1]: 'More usual',
  0: 'As decks like it',
  1: 'More unusual',
  2: 'Much more unusual',
} as const;

const Money = ({
  dial,
  value,
}: {
  readonly dial: 'cardPrice' | 'totalPrice';
  readonly value: number | undefined;
}) => (
  <label>
    {labelOf(dial)}, in dollars{' '}
    <input
      name={parameterOf(dial)}
      type="number"
      min="0"
      step="any"
      inputMode="decimal"
      defaultValue={value}
    />
  </label>
);

const Flag = ({
  dial,
  value,
}: {
  readonly dial: 'noBasicChanges' | 'noMoreLands';
  readonly value: boolean | undefined;
}) => (
  <label className={styles['flag']}>
    <input type="checkbox" name={parameterOf(dial)} value="keep" defaultChecked={value === true} />{' '}
    {labelOf(dial)}
  </label>
);

const Fields = ({ view: { state } }: { readonly view: DeckView }) => {
  const { cardPrice, totalPrice, owned, bracket, plan = [], unusual, since, ...flags } = state.limits;
  return (
    <>
      <Money dial="cardPrice" value={cardPrice} />
      <Money dial="totalPrice" value={totalPrice} />
      <label>
        {labelOf('bracket')}{' '}
        <select name={parameterOf('bracket')} defaultValue={bracket ?? ''}>
          <option value="">Any</option>
          {BRACKETS.map(({ bracket: number, name }) => (
            <option key={number} value={number}>
              {number} {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {labelOf('owned')}{' '}
        <select name={parameterOf('owned')} defaultValue={owned ?? ''}>
          <option value="">Like all others</option>
          <option value="first">First</option>
          <option value="only">Only those</option>
        </select>
      </label>
      <label>
        {labelOf('unusual')}{' '}
        <select name={parameterOf('unusual')} defaultValue={unusual ?? ''}>
          {UNUSUAL_STEPS.map((step) => (
            <option key={step} value={step === 0 ? '' : step}>
              {UNUSUAL_LABELS[step]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {labelOf('since')} <input name={parameterOf('since')} type="date" defaultValue={since} />
      </label>
      <fieldset>
        <legend>Plan: up to {MAX_PLAN} themes or tribes</legend>
        {Array.from({ length: MAX_PLAN }, (_, at) => (
          <input
            key={at}
            name={parameterOf('plan')}
            maxLength={80}
            autoComplete="off"
            aria-label={`Theme or tribe ${at + 1}`}
            placeholder={at === 0 ? 'such as Vampires' : undefined}
            defaultValue={plan[at]}
          />
        ))}
      </fieldset>
      <Flag dial="noBasicChanges" value={flags.noBasicChanges} />
      <Flag dial="noMoreLands" value={flags.noMoreLands} />
    </>
  );
};

/** Cards that stay, and those that never come in, each free again by one press. */
const Cards = ({
  dial,
  names,
  cardOf,
}: {
  readonly dial: 'keep' | 'never';
  readonly names: readonly string[];
  readonly cardOf: DeckView['cardOf'];
}) =>
  names.length > 0 && (
    <p className={styles['acts']}>
      <span>{dial === 'keep' ? 'Keep:' : 'Never:'}</span>
      {names.map((name) => {
        const card = cardOf(name);
        const slug = card?.slug ?? name;
        return (
          <Fragment key={name}>
            <ActButton
              acts={[{ kind: 'free', card: makeSlug(slug) }]}
              label={`${frontOf(card?.name ?? name)} ×: no longer`}
            >
              {`${frontOf(card?.name ?? name)} ×`}
            </ActButton>
          </Fragment>
        );
      })}
    </p>
  );

/** The limits that hold for all advice: those that are set, each gone by one press, and a form for all. */
export const AdviceDials = ({ view }: { readonly view: DeckView }) => {
  const { state, parameters, cardOf } = view;
  const set = describeAdviceLimits(state.limits, (key) => cardOf(key)?.name ?? key);
  const { keep = [], never = [] } = state.limits;
  return (
    <section className={styles['dials']} aria-label="Limits for all advice">
      <p data-keep-place="">
        <span>For all advice:</span>
        {set.map(({ dial, text }) => (
          <a
            key={dial}
            href={deckHref(parameters, { [parameterOf(dial)]: undefined })}
            className={styles['chip']}
            aria-label={`${text}: remove this limit`}
          >
            {text} <span aria-hidden="true">×</span>
          </a>
        ))}
        {set.length === 0 && <span>no limits</span>}
      </p>
      <details className={styles['words']}>
        <summary>Limits</summary>
        <form method="get" action="/deck" className={styles['panel']}>
          <HiddenParameters parameters={parameters} except={FIELDS.map(parameterOf)} />
          <Fields view={view} />
          <button type="submit" className={button['primary']}>
            Apply
          </button>
        </form>
        <Cards dial="keep" names={keep} cardOf={cardOf} />
        <Cards dial="never" names={never} cardOf={cardOf} />
      </details>
    </section>
  );
};
