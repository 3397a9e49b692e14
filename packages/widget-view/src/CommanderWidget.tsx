import { BRAND, visibleSynergy } from '@crownsmith/domain';
import type { ReactElement, ReactNode } from 'react';
import { Identity } from './Identity';
import { numberFormat } from './number-format';
import { Portrait } from './Portrait';
import { shownPrice } from './shown-price';
import type { CommanderFigures, TopCard } from './widget-data';
import type { WidgetOptions } from './widget-options';

/** What a widget knows: nothing yet, its commander, or why it has none. */
export type WidgetState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly commander: CommanderFigures }
  | { readonly status: 'error'; readonly message: string };

interface Props {
  readonly state: WidgetState;
  readonly options: WidgetOptions;
  /** the colour mode of its surroundings, for the theme `auto`; the system's without it */
  readonly hostTheme?: 'light' | 'dark' | undefined;
  /** makes a link to a page of the site */
  readonly linkTo: (url: string) => string;
  /** `_blank` in a frame, where links would otherwise open inside it */
  readonly target?: '_blank' | undefined;
  /** content of the partner, shown where there is no commander */
  readonly children?: ReactNode;
}

interface RowProps extends Pick<Props, 'options' | 'linkTo' | 'target'> {
  readonly card: TopCard | undefined;
}

const frontOf = (name: string): string => name.split(' // ', 1)[0] ?? name;

const relation = (target: Props['target']) => (target ? ({ target, rel: 'noopener' } as const) : {});

const CardRow = ({ card, options, linkTo, target }: RowProps): ReactElement => {
  const format = numberFormat(options.locale);
  // Rows without a card, while loading or where there are too few, have the height of the others.
  if (!card)
    return (
      <tr aria-hidden="true">
        <th>
          <i className="blank" />
        </th>
      </tr>
    );
  const synergy = visibleSynergy({ potentialDecks: card.potential_decks, synergy: card.synergy });
  const price = shownPrice(card.prices, options);
  return (
    <tr role="row">
      <th role="rowheader">
        <a href={linkTo(card.url)} {...relation(target)} title={card.name}>
          {frontOf(card.name)}
        </a>
      </th>
      <td role="cell">{format.share(card.num_decks, card.potential_decks)}</td>
      <td role="cell" className={synergy === null ? undefined : synergy > 0 ? 'more' : 'less'}>
        {synergy === null ? '–' : format.difference(synergy)}
      </td>
      {options.prices !== 'none' && <td role="cell">{price ?? '–'}</td>}
    </tr>
  );
};

const Cards = ({
  cards,
  options,
  ...links
}: Pick<Props, 'options' | 'linkTo' | 'target'> & {
  readonly cards: readonly TopCard[] | undefined;
}): ReactElement => (
  <table role="table" aria-label="Top cards">
    <thead>
      <tr role="row">
        <th role="columnheader">Top cards</th>
        <th role="columnheader">Inclusion</th>
        <th role="columnheader">Synergy</th>
        {options.prices !== 'none' && <th role="columnheader">Price</th>}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: options.cards }, (_, index) => (
        <CardRow key={index} card={cards?.[index]} options={options} {...links} />
      ))}
    </tbody>
  </table>
);

const summary = ({ num_decks, rank, estimated }: CommanderFigures, locale: string): string => {
  const { count } = numberFormat(locale);
  const decks = `${count(num_decks)} ${num_decks === 1 ? 'deck' : 'decks'}`;
  return [decks, rank === null ? '' : `#${count(rank)}`, estimated ? 'estimated' : '']
    .filter(Boolean)
    .join(' · ');
};

const Content = ({
  commander,
  options,
  linkTo,
  target,
}: Pick<Props, 'options' | 'linkTo' | 'target'> & {
  readonly commander: CommanderFigures | undefined;
}): ReactElement => {
  const name = commander?.cards.map((card) => frontOf(card.name)).join(' and ');
  const href = commander && linkTo(commander.url);
  return (
    <>
      <div className="head">
        <div className="portraits">
          {commander ? (
            commander.cards.map((card) => (
              <Portrait key={card.name} picture={card.image_uri} identity={card.color_identity} />
            ))
          ) : (
            <span className="portrait blank" />
          )}
        </div>
        {/* A key, so that a text has elements of its own: it has not moved from where a bar was. */}
        <div className="facts" key={href}>
          <p className="name">
            {href ? (
              <a href={href} {...relation(target)}>
                {name}
              </a>
            ) : (
              <i className="blank" />
            )}
          </p>
          <p>{commander ? <Identity colors={commander.color_identity} /> : <i className="blank" />}</p>
          <p className="summary">
            {commander ? summary(commander, options.locale) : <i className="blank" />}
          </p>
        </div>
      </div>
      {options.cards > 0 && (
        <Cards cards={commander?.top_cards} options={options} linkTo={linkTo} target={target} />
      )}
      <p className="more-link">
        {href ? (
          <a href={href} {...relation(target)}>
            All cards on {BRAND}
          </a>
        ) : (
          <i className="blank" />
        )}
      </p>
    </>
  );
};

/**
 * A commander or pair with the top cards of its decks. Its height follows from its options alone: loading, loaded or
 * without data it is the same.
 */
export const CommanderWidget = ({ state, options, hostTheme, children, ...links }: Props): ReactElement => (
  <article
    className={`widget ${options.density} ${(options.theme === 'auto' && hostTheme) || options.theme}`}
    lang="en"
    dir="ltr"
    aria-busy={state.status === 'loading'}
  >
    <div className="content" hidden={state.status === 'error'}>
      <Content
        commander={state.status === 'ready' ? state.commander : undefined}
        options={options}
        {...links}
      />
    </div>
    {state.status === 'error' && (
      <div className="notice">
        <p role="status">{state.message}</p>
        {children}
      </div>
    )}
  </article>
);
