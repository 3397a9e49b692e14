import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
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
  const { markup, text } = useActionData<typeof action>() ?? loaded;
  return (
    <DeckPage clipboardText={useClipboardText()} openButton={text !== '' && <OpenInClipboard text={text} />}>
      <StaticMarkupView key={text} markup={markup} />
    </DeckPage>
  );
}
