import type { DeckUpgrade } from '@crownsmith/api-client';
import { ADVICE_DIALS, BRACKETS, isSlug, makeDeckAct, slugOfCardUrl, type DeckAct } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { usePreviews } from '#app/ui/render-context/previews';
import { deckHref, SWAP_COUNTS } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { Effect } from '../play/Effect';
import { WHOLE_OFFER } from '../play/effect-view';
import { useAdvisedPrices } from './advised-prices';
import { AdviceEffects } from './AdviceEffects';
import { AdviceNotes } from './AdviceNotes';
import { Thumb } from './Thumb';
import styles from './MyDeck.module.css';

type Swap = DeckUpgrade['swaps'][number];

/** Sums that are offered for swaps, in dollars. */
const SUMS = [10, 25, 50, 100] as const;

const swapAct = ({ out, in: coming }: Swap): readonly DeckAct[] => {
  const [from, to] = [slugOfCardUrl(out.url), slugOfCardUrl(coming.url)];
  return isSlug(from) && isSlug(to) ? [{ kind: 'swap', card: from, in: to }] : [];
};

const SwapRow = ({ swap, view }: { readonly swap: Swap; readonly view: DeckView }) => {
  const { cardOf } = view;
  const prices = useAdvisedPrices({ cardOf });
  const out = slugOfCardUrl(swap.out.url);
  return (
    <li className={styles['swap']}>
      <div className={styles['side']}>
        <Thumb card={cardOf(swap.out.url)} />
        <p>
          <span className="sr-only">Out: </span>
          <a href={swap.out.url}>{frontOf(swap.out.name)}</a>
        </p>
      </div>
      <span className={styles['arrow']} aria-hidden="true">
        →
      </span>
      <div className={styles['side']}>
        <Thumb card={cardOf(swap.in.url)} />
        <p>
          <span className="sr-only">In: </span>
          <a href={swap.in.url}>
            <b>{frontOf(swap.in.name)}</b>
          </a>
          <span className={styles['reason']}>{swap.reason.message}</span>
          <Effect
            view={view}
            of={swapAct(swap).map(makeDeckAct).join(' ')}
            name={`${swap.in.name} for ${swap.out.name}`}
          />
        </p>
      </div>
      <div className={styles['swapActs']}>
        <span className={styles['price']}>{swap.in.owned ? 'owned' : prices.of(swap.in)}</span>
        <ActButton isMain acts={swapAct(swap)} label={`Swap ${swap.out.name} for ${swap.in.name}`}>
          Swap
        </ActButton>
        {isSlug(out) && (
          <ActButton acts={[{ kind: 'keep', card: out }]} label={`Keep ${swap.out.name}`}>
            Keep
          </ActButton>
        )}
      </div>
    </li>
  );
};

/** Swaps that a sum pays for, all with one press. */
const Upgrade = ({ upgrade, view }: { readonly upgrade: DeckUpgrade; readonly view: DeckView }) => {
  const prices = useAdvisedPrices(view);
  const ins = upgrade.swaps.map((swap) => swap.in);
  const cost = prices.sum(
    upgrade.shopping.cost,
    ins.filter(({ owned }) => !owned),
  );
  const swaps = countedText(ins.length, 'swap');
  const summary = cost === undefined ? swaps : `${swaps} for ${prices.text(cost)}`;
  return (
    <section className={styles['offer']} aria-labelledby="upgrade">
      <div>
        <h2 id="upgrade">{summary}</h2>
        <AdviceEffects
          effects={upgrade.effects}
          added={ins}
          removed={upgrade.swaps.map(({ out }) => out)}
          view={view}
        />
        {upgrade.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {upgrade.swaps.length > 0 && <Effect view={view} of={WHOLE_OFFER} name={summary} />}
      </div>
      <p className={styles['acts']}>
        <ActButton isMain acts={upgrade.swaps.flatMap(swapAct)} label={`Take all: ${summary}`}>
          Take all
        </ActButton>
      </p>
    </section>
  );
};

/** Choices of a parameter as links. */
const Choices = ({
  label,
  parameter,
  choices,
  chosen,
  parameters,
}: {
  readonly label: string;
  readonly parameter: string;
  /** texts by the value; undefined for none */
  readonly choices: readonly (readonly [value: string | undefined, text: string])[];
  readonly chosen: string | undefined;
  readonly parameters: DeckView['parameters'];
}) => (
  <p className={styles['sums']} data-keep-place="" role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    {choices.map(([value, text]) => (
      <a
        key={text}
        id={`${parameter}-${value ?? 'any'}`}
        className={button['button']}
        href={deckHref(parameters, { [parameter]: value })}
        aria-current={value === chosen ? 'true' : undefined}
      >
        {text}
      </a>
    ))}
  </p>
);

const textOf = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** What swaps may cost, how many there are, and which bracket they lead to at most. */
const Asked = ({ view: { parameters, state } }: { readonly view: DeckView }) => {
  const { totalPrice, bracket } = state.limits;
  const sums = [...new Set([...SUMS, ...(totalPrice === undefined ? [] : [totalPrice])])];
  return (
    <div className={styles['asked']}>
      <Choices
        label="For"
        parameter={ADVICE_DIALS.totalPrice.parameter}
        choices={[
          ...sums.sort((a, b) => a - b).map((sum) => [String(sum), `$${sum}`] as const),
          [undefined, 'any sum'],
        ]}
        chosen={textOf(totalPrice)}
        parameters={parameters}
      />
      <Choices
        label="Swaps"
        parameter="swaps"
        choices={SWAP_COUNTS.toSorted((a, b) => a - b).map((count) => [String(count), String(count)])}
        chosen={String(state.swaps)}
        parameters={parameters}
      />
      <Choices
        label="Bracket at most"
        parameter={ADVICE_DIALS.bracket.parameter}
        choices={[
          ...BRACKETS.map(({ bracket: number }) => [String(number), String(number)] as const),
          [undefined, 'any'],
        ]}
        chosen={textOf(bracket)}
        parameters={parameters}
      />
    </div>
  );
};

/** Pairs of a card that goes and one that comes, the greatest gain first. */
export const SwapTab = ({ view }: { readonly view: DeckView }) => {
  const { advice, cardOf } = view;
  const swaps = advice.upgrade?.swaps ?? [];
  const previews = usePreviews(swaps.flatMap((swap) => cardOf(swap.in.url) ?? []));
  return (
    <>
      <AdviceNotes view={view} />
      {view.commanders.length > 0 && <Asked view={view} />}
      {advice.upgrade && swaps.length > 0 && <Upgrade upgrade={advice.upgrade} view={view} />}
      {swaps.length === 0 ? (
        <p>
          {view.commanders.length === 0
            ? 'Swaps need a commander: choose one on the tab Add.'
            : 'No swap within your limits improves the deck.'}
        </p>
      ) : (
        <ol className={styles['swaps']} {...previews}>
          {swaps.map((swap) => (
            <SwapRow key={`${swap.out.url}${swap.in.url}`} swap={swap} view={view} />
          ))}
        </ol>
      )}
    </>
  );
};
