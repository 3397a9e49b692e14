const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are not phrasing content (HTML standard, 3.2.5.2, read 2026-11-21). */
const BLOCKS = toSet(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main nav ol p pre section summary table ul',
);
/** Elements that may contain phrasing content only. */
const PHRASING_ONLY = toSet(
  'abbr b button cite code dfn em h1 h2 h3 h4 h5 h6 i kbd label mark output p pre q s small span strong sub summary sup time var',
);
const HEADINGS = toSet('h1 h2 h3 h4 h5 h6');
const INTERACTIVE = toSet('a button details iframe input label select textarea');

/** Elements that may only be children of these. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: toSet('ul ol menu'),
  dt: toSet('dl div'),
  dd: toSet('dl div'),
  tr: toSet('table thead tbody tfoot'),
  td: toSet('tr'),
  th: toSet('tr'),
  thead: toSet('table'),
  tbody: toSet('table'),
  option: toSet('select datalist optgroup'),
  legend: toSet('fieldset'),
  summary: toSet('details'),
  figcaption: toSet('figure'),
};
/** Elements that may only have these children. */
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: toSet('li script template'),
  ol: toSet('li script template'),
  dl: toSet('dt dd div script template'),
  select: toSet('option optgroup hr script template'),
  table: toSet('caption colgroup thead tbody tfoot tr script template'),
  tr: toSet('td th script template'),
};

/**
 * The issue of an element in its place by the content models of the HTML standard, or undefined.
 * @param open elements around it, the outermost first
 * @example findNestingIssue('div', ['body', 'p']) // '<div> in <p>'
 */
export const findNestingIssue = (tag: string, open: readonly string[]): string | undefined => {
  const parent = open.at(-1) ?? '';
  if (PARENTS[tag]?.has(parent) === false || CHILDREN[parent]?.has(tag) === false)
    return `<${tag}> in <${parent}>`;
  const isBlock = BLOCKS.has(tag) && !(parent === 'summary' && HEADINGS.has(tag));
  const isInteractive = INTERACTIVE.has(tag);
  if (!isBlock && !isInteractive) return undefined;
  for (const outer of open) {
    if (isBlock && PHRASING_ONLY.has(outer)) return `<${tag}> in <${outer}>`;
    if (isInteractive && (outer === 'a' || outer === 'button')) return `<${tag}> in <${outer}>`;
    if (outer === tag && (tag === 'form' || tag === 'label')) return `<${tag}> in <${tag}>`;
  }
  return undefined;
};
