import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readFormBody } from '#app/platform/form-body.server';
import { deckAction } from './deck-route.server';

/** Fields of `/recs`, which is now the tab of a deck, with their names there. */
const FIELDS: Readonly<Record<string, string>> = {
  commander: 'commander',
  partner: 'partner',
  list: 'text',
  chosen_color: 'chosen_color',
  compare_format: 'compare_format',
  compare_bracket: 'compare_bracket',
  compare_since: 'compare_since',
};

const renamed = (fields: Iterable<readonly [string, string]>): URLSearchParams =>
  new URLSearchParams(
    [...fields].flatMap(([name, value]): [string, string][] => {
      const now = FIELDS[name];
      return now === undefined || value.trim() === '' ? [] : [[now, value]];
    }),
  );

/** The loader of `/recs`: leads to the deck of what its address carried. */
export const formerRecsLoader = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Response => {
  const query = renamed(new URL(request.url).searchParams).toString();
  return redirect(query === '' ? '/deck' : `/deck?${query}`, 301);
};

/** The action of `/recs`, which programs and pages of before post to: as a post of the same list to `/deck`. */
export const formerRecsAction = async ({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const fields = await readFormBody(request, MAX_LIST_FORM_BYTES);
  const body = typeof fields === 'string' ? new URLSearchParams() : renamed(Object.entries(fields));
  return deckAction({
    request: new Request(new URL('/deck', request.url), { method: 'POST', body }),
    context,
  });
};
