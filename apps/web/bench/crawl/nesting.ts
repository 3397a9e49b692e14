const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that are no phrasing content (HTML standard, 3.2.5.2, read 2026-11-21). */
const BLOCKS = words(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main nav ol p pre section summary table ul',
);
/** Elements that hold phrasing content alone. */
const PHRASING_ONLY = words(
  'abbr b button cite code dfn em h1 h2 h3 h4 h5 h6 i kbd label mark output p pre q s small span strong sub summary sup time var',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
const INTERACTIVE = words('a button details iframe input label select textarea');

/** Where an element must stand: directly in one of these. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('ul ol menu'),
  dt: words('dl div'),
  dd: words('dl div'),
  tr: words('table thead tbody tfoot'),
  td: words('tr'),
  th: words('tr'),
  thead: words('table'),
  tbody: words('table'),
  option: words('select datalist optgroup'),
  legend: words('fieldset'),
  summary: words('details'),
  figcaption: words('figure'),
};
/** What alone may stand directly in an element. */
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  dl: words('dt dd div script template'),
  select: words('option optgroup hr script template'),
  table: words('caption colgroup thead tbody tfoot tr script template'),
  tr: words('td th script template'),
};

/**
 * What is wrong with an element where it stands, by the content models of the HTML standard.
 * @param open elements that it stands in, the outermost first
 * @example nestingFault('div', ['body', 'p']) // '<div> in <p>'
 */
export const nestingFault = (tag: string, open: readonly string[]): string | undefined => {
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
