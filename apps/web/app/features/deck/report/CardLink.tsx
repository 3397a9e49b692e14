import { Fragment } from 'react';
import type { ReportCard } from '@crownsmith/api-client';
import { frontOf } from '#app/ui/card-frame/frame-card';

export const CardLink = ({ card: { name, url } }: { readonly card: ReportCard }) => (
  <a href={url}>{frontOf(name)}</a>
);

/** Links to cards, separated by commas. */
export const CardLinks = ({ cards }: { readonly cards: readonly ReportCard[] }) => (
  <>
    {cards.map((card, at) => (
      <Fragment key={`${card.url}:${at}`}>
        {at > 0 && ', '}
        <CardLink card={card} />
      </Fragment>
    ))}
  </>
);
