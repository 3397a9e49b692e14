import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { nestingFault } from './nesting';

/** A link of a page, as written. */
interface PageLink {
  readonly href: string;
  /** a view of a page that search engines are told to pass over */
  readonly nofollow: boolean;
}

/** What a page says of itself and where it leads, with what is wrong in its text. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly h1: number;
  readonly ids: ReadonlySet<string>;
  /** by their hrefs */
  readonly links: ReadonlyMap<string, PageLink>;
  /** addresses of styles, scripts, fonts, feeds and pictures, as written */
  readonly parts: ReadonlySet<string>;
  /** where a description of the page for those who embed it stands, as written */
  readonly oembed: string | undefined;
  /** `meta` elements by their `property` */
  readonly properties: ReadonlyMap<string, string>;
  /** texts of the structured data */
  readonly structured: readonly string[];
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

/** Attributes that name other elements of the page by their ids. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'form', 'list'] as const;

type Attributes = ReadonlyMap<string, string>;
const NONE = new Map<string, string>();

/** What stands in the tags of a page. */
const createTagReader = () => {
  const faults = new Set<string>();
  const ids = new Set<string>();
  const referred = new Set<string>();
  const links = new Map<string, PageLink>();
  const parts = new Set<string>();
  const descriptions: string[] = [];
  const canonicals: string[] = [];
  const properties = new Map<string, string>();
  const found = { h1: 0, noindex: false, oembed: undefined as string | undefined };

  const readMeta = (attributes: Attributes): void => {
    const content = attributes.get('content') ?? '';
    const name = attributes.get('name');
    const property = attributes.get('property');
    if (name === 'description') descriptions.push(content);
    if (name === 'robots' && content.includes('noindex')) found.noindex = true;
    if (property === undefined) return;
    if (properties.has(property)) faults.add(`${property} is there twice`);
    properties.set(property, content);
  };

  const readLink = (attributes: Attributes): void => {
    const href = attributes.get('href') ?? '';
    if (attributes.get('rel') === 'canonical') canonicals.push(href);
    else if (attributes.get('type') === 'application/json+oembed') found.oembed = href;
    else parts.add(href);
  };

  const readReferences = (attributes: Attributes): void => {
    for (const name of REFERENCES) {
      const targets = attributes.get(name);
      if (targets !== undefined)
        for (const target of targets.split(/\s+/)) if (target !== '') referred.add(target);
    }
  };

  return {
    faults,
    read: (tag: string, attributes: Attributes): void => {
      if (tag === 'h1') found.h1 += 1;
      if (tag === 'img' && !attributes.has('alt')) faults.add('a picture without a text in its place');
      if (attributes.size === 0) return;
      const id = attributes.get('id');
      if (id === '' || (id !== undefined && ids.has(id))) faults.add(`the id ${id} is there twice`);
      if (id !== undefined) ids.add(id);
      readReferences(attributes);
      const href = attributes.get('href');
      const src = attributes.get('src');
      if (tag === 'a' && href !== undefined)
        links.set(href, { href, nofollow: attributes.get('rel')?.includes('nofollow') ?? false });
      else if (tag === 'link') readLink(attributes);
      else if (tag === 'meta') readMeta(attributes);
      else if ((tag === 'script' || tag === 'img') && src !== undefined) parts.add(src);
    },
    facts: () => {
      for (const target of referred)
        if (!ids.has(target)) faults.add(`an attribute names #${target}, which is nowhere`);
      return { ...found, ids, links, parts, descriptions, canonicals, properties };
    },
  };
};

/**
 * Reads a page with the tokenizer of the HTML standard, which reports its parse errors; besides, every element must be
 * closed by its own end tag, so that no browser has to guess where one ends, stand where its content model lets it, and
 * refer to ids that are there.
 * @example readPage('<!DOCTYPE html><p id="a">b').faults // ['<p> is not closed']
 */
export const readPage = (html: string): PageFacts => {
  const open: string[] = [];
  const titles: string[] = [];
  const structured: string[] = [];
  const tags = createTagReader();
  const { faults } = tags;
  let hasDoctype = false;
  let inSvg = 0;
  let text: string | undefined;
  let isStructured = false;
  const take = ({ chars }: { readonly chars: string }): void => {
    if (text !== undefined) text += chars;
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onParseError: ({ code, startLine, startCol }) => faults.add(`${code} at ${startLine}:${startCol}`),
      onDoctype: () => (hasDoctype = true),
      onStartTag: ({ tagName, attrs, selfClosing }: Token.TagToken) => {
        const attributes = attrs.length === 0 ? NONE : new Map<string, string>();
        for (const { name, value } of attrs) attributes.set(name, value);
        tags.read(inSvg > 0 ? 'svg' : tagName, attributes);
        const misplaced = inSvg > 0 ? undefined : nestingFault(tagName, open);
        if (misplaced !== undefined) faults.add(misplaced);
        if (!inSvg && tagName === 'title') text = '';
        isStructured = tagName === 'script' && attributes.get('type') === 'application/ld+json';
        if (isStructured) text = '';
        if (VOID.has(tagName) || (inSvg > 0 && selfClosing)) return;
        open.push(tagName);
        if (tagName === 'svg') inSvg += 1;
        const mode = inSvg ? undefined : TEXT_MODES[tagName];
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag: ({ tagName }: Token.TagToken) => {
        const expected = open.pop();
        if (expected !== tagName) faults.add(`</${tagName}> where <${expected ?? 'nothing'}> is open`);
        if (tagName === 'svg') inSvg -= 1;
        if (text === undefined) return;
        (isStructured ? structured : titles).push(text);
        text = undefined;
      },
      onCharacter: take,
      onWhitespaceCharacter: take,
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onEof: () => open.forEach((tag) => faults.add(`<${tag}> is not closed`)),
    },
  );
  tokenizer.write(html, true);
  if (!hasDoctype) faults.add('no doctype');
  return { ...tags.facts(), titles, structured, faults: [...faults] };
};
