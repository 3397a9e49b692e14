import type { DeckKind, DecksByKind } from '@crownsmith/api-client';
import { MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import { mostUnlistedDecks } from '@crownsmith/answers/lists';
import { createElement } from 'react';
import type { PageCard, PageRow } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { addKinds, parseKind } from '#app/model/deck-kinds';
import type { PageNarrowing } from '#app/model/narrowed';
import { themeKeyOf } from '#app/model/theme-key';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { NarrowedDecks } from '#app/snapshot/narrowed-decks.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { compareSides, rowsWithout, type ComparedSide } from './compared-side';
import { ComparePage, compareTitle } from './ComparePage';
import { CompareStart } from './CompareStart';

/** Cards of each list. */
const LIST_LENGTH = 40;
const MAX_EXAMPLES = 12;
const MAX_RELATED = 6;
/** Longest value that is looked up, in characters. */
const MAX_VALUE = 2 * MAX_SLUG_CHARACTERS + 1;

/** A name and the key of a variant; a slash between spaces is one of the name. */
const NAME_AND_VARIANT = /^(.+?[^\s/])\/([^\s/].*)$/;

/** A value of the query: a commander or pair, and perhaps one of its variants. */
interface Wanted {
  readonly view: CommanderView;
  readonly variant: string | undefined;
}

const keyOf = ({ view, variant }: Wanted): string =>
  variant === undefined ? view.slug : `${view.slug}/${variant}`;

/** The URL of a comparison. @example compareUrl('a', 'b/tokens') // '/compare?a=a&b=b/tokens' */
const compareUrl = (a: string, b: string, decks?: DeckKind): string =>
  `/compare?a=${a}&b=${b}${decks === undefined ? '' : `&decks=${decks}`}`;

/** Finds what a value names: a slug, or a name in any spelling, with a variant behind a slash, in singular or plural. */
const findWanted = async (snapshot: Snapshot, text: string): Promise<Wanted | undefined> => {
  if (text.length > MAX_VALUE) return undefined;
  const [, name = '', variant = ''] = NAME_AND_VARIANT.exec(text) ?? [];
  const of = name === '' ? undefined : await findCommander(name, snapshot);
  const keys = of ? (await snapshot.browse.variants(of.slug)).map(({ key }) => key) : [];
  const key = themeKeyOf(variant, keys);
  if (of && key !== undefined) return { view: of, variant: key };
  const view = await findCommander(text, snapshot);
  return view && { view, variant: undefined };
};

/** What the form shows of a value of the query: names, where they lead to the same. */
const inputOf = async (snapshot: Snapshot, wanted: Wanted): Promise<string> => {
  const { view, variant } = wanted;
  const names = view.cards.map(({ name }) => frontOf(name)).join(' // ');
  const text = variant === undefined ? names : `${names}/${variant}`;
  const found = await findWanted(snapshot, text);
  return found && keyOf(found) === keyOf(wanted) ? text : keyOf(wanted);
};

/** The rows of lists, and the most decks that may play a card that these leave out. */
const listedRows = (decks: number, lists: readonly { readonly rows: readonly PageRow[] }[]) => {
  const mostOf = mostUnlistedDecks({
    decks,
    lists: lists.map(({ rows }) => ({
      rows: rows.map(({ card, numDecks, potentialDecks }) => ({
        primaryType: card.primaryType,
        num_decks: numDecks,
        potential_decks: potentialDecks,
      })),
    })),
  });
  return {
    rows: lists.flatMap(({ rows }) => rows),
    mostUnlisted: ({ primaryType }: PageCard): number => mostOf(primaryType),
  };
};

const ALL: PageNarrowing = { withCards: [], withoutCards: [] };

const kindSide = async (decks: NarrowedDecks, view: CommanderView, kind: DeckKind): Promise<ComparedSide> => {
  const narrowing = { ...ALL, decks: kind };
  const { numDecks, brackets, price, manaCurve, types } = await decks.narrow(view, narrowing);
  return {
    key: view.slug,
    label: commanderName(view.cards),
    url: `/commanders/${view.slug}?decks=${kind}`,
    cards: view.cards,
    numDecks,
    rows: decks.rows(view, narrowing),
    manaCurve,
    types,
    averagePrice: decks.averagePrice(view, narrowing) ?? undefined,
    figures: { numDecks, brackets, price },
  };
};

const wholeSide = (snapshot: Snapshot, view: CommanderView): ComparedSide => {
  const decks = snapshot.narrowedDecks();
  return {
    key: view.slug,
    label: commanderName(view.cards),
    url: `/commanders/${view.slug}`,
    cards: view.cards,
    numDecks: view.numDecks,
    ...(decks === undefined
      ? listedRows(view.numDecks, view.estimated ? [] : view.lists)
      : { rows: decks.rows(view, ALL) }),
    manaCurve: view.manaCurve,
    types: view.types,
    averagePrice: view.averagePrice ?? undefined,
    figures: decks?.figures(view, ALL),
  };
};

const variantSide = async (
  snapshot: Snapshot,
  view: CommanderView,
  key: string,
): Promise<ComparedSide | undefined> => {
  const variant = await snapshot.browse.variant(view.slug, key);
  return (
    variant && {
      key: `${view.slug}/${key}`,
      label: `${commanderName(view.cards)}: ${variant.name}`,
      url: `/commanders/${view.slug}/${key}`,
      cards: view.cards,
      numDecks: variant.numDecks,
      ...listedRows(variant.numDecks, variant.lists),
      manaCurve: variant.manaCurve,
      types: variant.types,
      averagePrice: variant.averagePrice ?? undefined,
      figures: undefined,
    }
  );
};

/** The decks of a commander that are not of a variant; their means are those of all decks less the variant's part. */
const sideWithout = (whole: ComparedSide, variant: ComparedSide): ComparedSide => {
  const numDecks = Math.max(0, whole.numDecks - variant.numDecks);
  const without = (all: number, part: number): number =>
    numDecks === 0 ? 0 : Math.max(0, (all * whole.numDecks - part * variant.numDecks) / numDecks);
  const types = Object.entries(whole.types).map(
    ([type, mean]) => [type, without(mean, variant.types[type] ?? 0)] as const,
  );
  return {
    ...whole,
    label: `${whole.label} without ${variant.label.slice(variant.label.lastIndexOf(': ') + 2)}`,
    numDecks,
    rows: rowsWithout(whole, variant),
    manaCurve: whole.manaCurve.map((mean, at) => without(mean, variant.manaCurve[at] ?? 0)),
    types: Object.fromEntries(types),
    averagePrice:
      whole.averagePrice === undefined || variant.averagePrice === undefined
        ? undefined
        : without(whole.averagePrice, variant.averagePrice),
    figures: undefined,
  };
};

const makeSides = async (
  snapshot: Snapshot,
  a: Wanted,
  b: Wanted,
  kind: DeckKind | undefined,
): Promise<readonly [ComparedSide, ComparedSide] | undefined> => {
  const decks = snapshot.narrowedDecks();
  if (kind !== undefined && decks !== undefined)
    return [await kindSide(decks, a.view, kind), await kindSide(decks, b.view, kind)];
  const sideOf = ({ view, variant }: Wanted) =>
    variant === undefined ? wholeSide(snapshot, view) : variantSide(snapshot, view, variant);
  const [left, right] = [await sideOf(a), await sideOf(b)];
  if (left === undefined || right === undefined) return undefined;
  const isSame = a.view.slug === b.view.slug;
  if (isSame && a.variant === undefined && b.variant !== undefined) return [sideWithout(left, right), right];
  if (isSame && b.variant === undefined && a.variant !== undefined) return [left, sideWithout(right, left)];
  return [left, right];
};

/** Whose decks a comparison counts, as far as that can be chosen, with what of the query was not understood. */
const kindOf = (
  query: URLSearchParams,
  snapshot: Snapshot,
  wanted: readonly Wanted[],
): {
  readonly decks: DeckKind | undefined;
  readonly kinds: DecksByKind;
  readonly errors: readonly string[];
} => {
  const decks = snapshot.narrowedDecks();
  const kind = parseKind(query.get('decks')?.trim());
  if (!kind.ok || decks === undefined || wanted.some(({ variant }) => variant !== undefined))
    return {
      decks: undefined,
      kinds: {},
      errors: !kind.ok
        ? [kind.error]
        : kind.value === undefined
          ? []
          : ['Whose decks count cannot be chosen here: those of themes are not counted by it.'],
    };
  const kinds = wanted.map(({ view }) => decks.kinds(view, ALL)).reduce(addKinds, {});
  return { decks: kind.value, kinds, errors: [] };
};

/** Comparisons of commanders that are similar, of the most played ones first. */
const examples = async (snapshot: Snapshot) => {
  const list = await snapshot.commanderList();
  const views = await Promise.all(
    (list?.rows ?? []).slice(0, MAX_EXAMPLES).map(({ slug }) => snapshot.commanderPage(slug)),
  );
  return views.flatMap((view) => {
    const [other] = view?.similar ?? [];
    return view === undefined || other === undefined
      ? []
      : [
          {
            label: `${commanderName(view.cards)} or ${commanderName(other.cards)}`,
            url: compareUrl(view.slug, other.slug),
          },
        ];
  });
};

/** Other comparisons of these: each with what is similar to it, and with and without its first theme. */
const relatedTo = async (snapshot: Snapshot, wanted: readonly Wanted[]) => {
  const keys = wanted.map(keyOf);
  const links = await Promise.all(
    wanted.map(async ({ view }) => {
      const name = commanderName(view.cards);
      const variants = await snapshot.browse.variants(view.slug);
      return [
        ...view.similar.map((other) => ({
          label: `${name} or ${commanderName(other.cards)}`,
          url: compareUrl(view.slug, other.slug),
          key: other.slug,
        })),
        ...variants.slice(0, 2).map((variant) => ({
          label: `${name} with and without ${variant.name}`,
          url: compareUrl(view.slug, `${view.slug}/${variant.key}`),
          key: `${view.slug}/${variant.key}`,
        })),
      ];
    }),
  );
  return links.flatMap((list) => list.filter(({ key }) => !keys.includes(key)).slice(0, MAX_RELATED));
};

/** Responds to `/compare` and `/compare?a=…&b=…`: commanders, pairs, or their themes, by slug or name. */
export const comparePage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const query = new URL(request.url).searchParams;
  const texts = ['a', 'b'].map((name) => query.get(name)?.trim() ?? '');
  const [textA = '', textB = ''] = texts;
  const [a, b] = [
    textA === '' ? undefined : await findWanted(snapshot, textA),
    textB === '' ? undefined : await findWanted(snapshot, textB),
  ];
  const errors = [
    ...(textA !== '' && a === undefined ? [textA] : []),
    ...(textB !== '' && b === undefined ? [textB] : []),
  ].map((text) => `There is no commander or theme “${text.slice(0, MAX_VALUE)}”.`);
  const isTwice = a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
  const { decks, kinds, errors: kindErrors } = kindOf(query, snapshot, [a ?? [], b ?? []].flat());
  const sides = a && b && !isTwice ? await makeSides(snapshot, a, b, decks) : undefined;
  const known = a ?? b;
  if (a === undefined || b === undefined || sides === undefined) {
    return renderPage(request, {
      id: 'compare',
      title: 'Compare two commanders',
      description:
        'Two commanders side by side: the cards that both play, those that only one does and by how much, curves, prices and brackets.',
      path: '/compare',
      page: createElement(CompareStart, {
        a: a === undefined ? textA : await inputOf(snapshot, a),
        b: b === undefined ? textB : await inputOf(snapshot, b),
        decks,
        errors: [
          ...(isTwice ? ['Those are the same. Enter another one to compare with.'] : errors),
          ...kindErrors,
        ],
        examples: known === undefined ? await examples(snapshot) : await relatedTo(snapshot, [known]),
      }),
      hidden: errors.length + kindErrors.length > 0 || isTwice,
    });
  }
  const path = compareUrl(keyOf(a), keyOf(b), decks);
  if (keyOf(a) !== textA || keyOf(b) !== textB)
    return {
      redirectTo:
        kindErrors.length > 0 ? `${path}&decks=${encodeURIComponent(query.get('decks') ?? '')}` : path,
    };
  const title = compareTitle(sides);
  const comparison = compareSides(sides[0], sides[1], LIST_LENGTH);
  return renderPage(request, {
    id: 'compare',
    title,
    description: `${title}? What both play, what only one does and by how much, with the curves, prices and brackets of their decks side by side.`,
    path,
    page: createElement(ComparePage, {
      inputs: [await inputOf(snapshot, a), await inputOf(snapshot, b)],
      decks,
      kinds,
      errors: kindErrors,
      sides,
      comparison,
      related: await relatedTo(snapshot, [a, b]),
    }),
    items: [...comparison.ratherA.slice(0, 12), ...comparison.ratherB.slice(0, 12)].map(({ card }) => ({
      label: card.name,
      url: `/cards/${card.slug}`,
    })),
    // Of two commanders each comparison has two URLs: the one in alphabetical order is for search engines.
    hidden:
      decks !== undefined ||
      kindErrors.length > 0 ||
      keyOf(a) > keyOf(b) ||
      Math.min(sides[0].numDecks, sides[1].numDecks) === 0,
  });
};
