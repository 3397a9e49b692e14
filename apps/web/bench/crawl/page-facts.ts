import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** What a page says of itself and where it leads, with what is wrong in its text. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly h1: number;
  readonly ids: ReadonlySet<string>;
  /** hrefs of `a`, as written */
  readonly links: ReadonlySet<string>;
  /** addresses of styles, scripts, fonts, feeds and pictures, as written */
  readonly parts: ReadonlySet<string>;
  /** pictures for shared links */
  readonly sharePictures: readonly string[];
  readonly noindex: boolean;
  readonly faults: readonly string[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** How the text of an element is read that holds no elements. */
const TEXT_MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.DATA,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/**
 * Reads a page with the tokenizer of the HTML standard, which reports its parse errors; besides, every element must be
 * closed by its own end tag, so that no browser has to guess where one ends.
 * @example readPage('<!DOCTYPE html><p id="a">b').faults // ['<p> is not closed']
 */
export const readPage = (html: string): PageFacts => {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const links = new Set<string>();
  const parts = new Set<string>();
  const [titles, descriptions, canonicals, sharePictures]: [string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ];
  let h1 = 0;
  let hasDoctype = false;
  let noindex = false;
  let inSvg = 0;
  let title: string | undefined;

  const meta = (of: (name: string) => string | undefined): void => {
    const content = of('content') ?? '';
    const name = of('name');
    if (name === 'description') descriptions.push(content);
    if (name === 'robots' && content.includes('noindex')) noindex = true;
    if (of('property') === 'og:image') sharePictures.push(content);
  };

  const refer = (tag: string, of: (name: string) => string | undefined): void => {
    const href = of('href');
    const src = of('src');
    if (tag === 'a' && href !== undefined) links.add(href);
    else if (tag === 'link' && of('rel') === 'canonical') canonicals.push(href ?? '');
    else if (tag === 'link' && href !== undefined) parts.add(href);
    else if ((tag === 'script' || tag === 'img') && src !== undefined) parts.add(src);
    else if (tag === 'meta') meta(of);
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
      onDoctype: () => (hasDoctype = true),
      onStartTag: ({ tagName, attrs, selfClosing }: Token.TagToken) => {
        const of = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
        const id = of('id');
        if (id !== undefined && ids.has(id)) faults.push(`the id ${id} is there twice`);
        if (id !== undefined) ids.add(id);
        if (!inSvg && tagName === 'h1') h1 += 1;
        if (!inSvg && tagName === 'title') title = '';
        refer(tagName, of);
        if (VOID.has(tagName) || (inSvg > 0 && selfClosing)) return;
        open.push(tagName);
        if (tagName === 'svg') inSvg += 1;
        const mode = inSvg ? undefined : TEXT_MODES[tagName];
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag: ({ tagName }: Token.TagToken) => {
        const expected = open.pop();
        if (expected !== tagName) faults.push(`</${tagName}> where <${expected ?? 'nothing'}> is open`);
        if (tagName === 'svg') inSvg -= 1;
        if (tagName === 'title' && title !== undefined) {
          titles.push(title);
          title = undefined;
        }
      },
      onCharacter: ({ chars }) => void (title !== undefined && (title += chars)),
      onWhitespaceCharacter: ({ chars }) => void (title !== undefined && (title += chars)),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onEof: () => open.forEach((tag) => faults.push(`<${tag}> is not closed`)),
    },
  );
  tokenizer.write(html, true);
  if (!hasDoctype) faults.push('no doctype');
  return { titles, descriptions, canonicals, h1, ids, links, parts, sharePictures, noindex, faults };
};
