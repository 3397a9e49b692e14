import { isSlug, type DeckAct } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import button from '#app/ui/layout/Button.module.css';
import { ROLE_CHOICES } from '#app/model/deck-roles';
import { deckHref } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { HiddenParameters } from './HiddenParameters';
import styles from './MyDeck.module.css';

/** What can be done with a card of the list. */
const actsFor = (
  card: PageCard,
  isLeading: boolean,
): readonly { readonly kind: Exclude<DeckAct['kind'], 'swap'>; readonly text: string }[] => [
  { kind: 'cut', text: isLeading ? 'Take out' : 'Cut one' },
  ...(isLeading
    ? [{ kind: 'follow', text: 'No commander' } as const]
    : [
        { kind: 'add', text: 'One more' } as const,
        { kind: 'maybe', text: 'To the maybeboard' } as const,
        ...(card.canLead ? [{ kind: 'lead', text: 'Make it the commander' } as const] : []),
      ]),
];

/** A card of the list that was chosen, with all that can be done with it. */
export const CardPanel = ({ view, card }: { readonly view: DeckView; readonly card: PageCard }) => {
  const { parameters, commanders, state } = view;
  const isLeading = commanders.some(({ slug }) => slug === card.slug);
  const [own] = state.deck.roles?.[`/cards/${card.slug}`] ?? [];
  const names = [...new Set([...Object.values(state.deck.roles ?? {}).flat(), ...ROLE_CHOICES])];
  return (
    <section className={styles['chosen']} aria-labelledby="chosen-card" id="chosen">
      <a href={`/cards/${card.slug}`} aria-hidden="true" tabIndex={-1}>
        <CardFrame card={frameCardOf(card)} />
      </a>
      <div>
        <h3 id="chosen-card">{card.name}</h3>
        <p className={styles['acts']}>
          {isSlug(card.slug) &&
            actsFor(card, isLeading).map(({ kind, text }) => (
              <ActButton
                key={kind}
                acts={isSlug(card.slug) ? [{ kind, card: card.slug }] : []}
                label={`${text}: ${card.name}`}
              >
                {text}
              </ActButton>
            ))}
        </p>
        {!isLeading && (
          <form method="get" action="/deck" className={styles['role']}>
            <HiddenParameters parameters={parameters} />
            <label>
              Role{' '}
              <select name="to" defaultValue={own ?? ''}>
                <option value="">What this site sees</option>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <label>
              or your own <input name="own" maxLength={40} autoComplete="off" />
            </label>
            <button type="submit" name="move" value={card.slug} className={button['button']}>
              Move
            </button>
          </form>
        )}
        <a href={deckHref(parameters, {})}>Close</a>
      </div>
    </section>
  );
};
