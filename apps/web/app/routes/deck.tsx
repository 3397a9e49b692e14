import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { OpenInClipboard, useClipboardText } from '#app/features/clipboard/index';
import { deckAction, deckLoader } from '#app/features/deck/deck-route.server';
import { DeckPage } from '#app/features/deck/DeckPage';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';
import { pageMeta } from '#app/seo/page-meta';

export const loader = deckLoader;
export const action = deckAction;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Deck() {
  const loaded = useLoaderData<typeof loader>();
  const opened = useActionData<typeof action>();
  const { search } = useLocation();
  const { markup, deck } = opened ?? loaded;
  return (
    <DeckPage
      clipboardText={useClipboardText()}
      hasDeck={deck !== undefined}
      openButton={deck && <OpenInClipboard text={deck.text} chosenColor={deck.chosenColor} />}
    >
      <StaticMarkupView key={`${search} ${opened === undefined ? '' : 'opened'}`} markup={markup} />
    </DeckPage>
  );
}
