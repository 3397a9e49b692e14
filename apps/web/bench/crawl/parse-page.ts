import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { findNestingIssue } from './nesting';

/** A link of a page, as written. */
interface PageLink {
  readonly href: string;
  /** a view of a page that search engines do not follow */
  readonly nofollow: boolean;
}

/** Metadata, links and elements of a page, and the issues of its HTML. */
export interface ParsedPage {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly h1: number;
  readonly ids: ReadonlySet<string>;
  /** by href */
  readonly links: ReadonlyMap<string, PageLink>;
  /** URLs of styles, scripts, fonts, feeds and pictures, as written */
  readonly resources: ReadonlySet<string>;
  /** URL of the page's oEmbed description, as written */
  readonly oembed: string | undefined;
  /** `meta` elements by their `property` */
  readonly properties: ReadonlyMap<string, string>;
  /** texts of the structured data */
  readonly structured: readonly string[];
  readonly noindex: boolean;
  readonly issues: readonly string[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Tokenizer states of elements that contain text only. */
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
const NO_ATTRIBUTES = new Map<string, string>();

/** Collects what the start tags of a page state. */
const createTagReader = () => {
  const issues = new Set<string>();
  const ids = new Set<string>();
  const referenced = new Set<string>();
  const links = new Map<string, PageLink>();
  const resources = new Set<string>();
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
    if (properties.has(property)) issues.add(`${property} occurs twice`);
    properties.set(property, content);
  };

  const readLink = (attributes: Attributes): void => {
    const href = attributes.get('href') ?? '';
    if (attributes.get('rel') === 'canonical') canonicals.push(href);
    else if (attributes.get('type') === 'application/json+oembed') found.oembed = href;
    else resources.add(href);
  };

  const readReferences = (attributes: Attributes): void => {
    for (const name of REFERENCES) {
      const targets = attributes.get(name);
      if (targets !== undefined)
        for (const target of targets.split(/\s+/)) if (target !== '') referenced.add(target);
    }
  };

  return {
    issues,
    read: (tag: string, attributes: Attributes): void => {
      if (tag === 'h1') found.h1 += 1;
      if (tag === 'img' && !attributes.has('alt')) issues.add('an img without alt');
      if (attributes.size === 0) return;
      const id = attributes.get('id');
      if (id === '' || (id !== undefined && ids.has(id))) issues.add(`the id ${id} occurs twice`);
      if (id !== undefined) ids.add(id);
      readReferences(attributes);
      const href = attributes.get('href');
      const src = attributes.get('src');
      if (tag === 'a' && href !== undefined)
        links.set(href, { href, nofollow: attributes.get('rel')?.includes('nofollow') ?? false });
      else if (tag === 'link') readLink(attributes);
      else if (tag === 'meta') readMeta(attributes);
      else if ((tag === 'script' || tag === 'img') && src !== undefined) resources.add(src);
    },
    finish: () => {
      for (const target of referenced)
        if (!ids.has(target)) issues.add(`an attribute names #${target}, which does not exist`);
      return { ...found, ids, links, resources, descriptions, canonicals, properties };
    },
  };
};

/**
 * Parses a page with the HTML standard's tokenizer. Issues are its parse errors, elements without their end tag (so that
 * no browser has to guess where one ends), elements outside their content model, and references to missing ids.
 * @example parsePage('<!DOCTYPE html><p id="a">b').issues // ['<p> is not closed']
 */
export const parsePage = (html: string): ParsedPage => {
  const open: string[] = [];
  const titles: string[] = [];
  const structured: string[] = [];
  const tags = createTagReader();
  const { issues } = tags;
  let hasDoctype = false;
  let inSvg = 0;
  let text: string | undefined;
  let isStructured = false;
  const addText = ({ chars }: { readonly chars: string }): void => {
    if (text !== undefined) text += chars;
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onParseError: ({ code, startLine, startCol }) => issues.add(`${code} at ${startLine}:${startCol}`),
      onDoctype: () => (hasDoctype = true),
      onStartTag: ({ tagName, attrs, selfClosing }: Token.TagToken) => {
        const attributes = attrs.length === 0 ? NO_ATTRIBUTES : new Map<string, string>();
        for (const { name, value } of attrs) attributes.set(name, value);
        tags.read(inSvg > 0 ? 'svg' : tagName, attributes);
        const misplaced = inSvg > 0 ? undefined : findNestingIssue(tagName, open);
        if (misplaced !== undefined) issues.add(misplaced);
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
        if (expected !== tagName)
          issues.add(
            `</${tagName}> where ${expected === undefined ? 'no element' : `<${expected}>`} is open`,
          );
        if (tagName === 'svg') inSvg -= 1;
        if (text === undefined) return;
        (isStructured ? structured : titles).push(text);
        text = undefined;
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onEof: () => open.forEach((tag) => issues.add(`<${tag}> is not closed`)),
    },
  );
  tokenizer.write(html, true);
  if (!hasDoctype) issues.add('no doctype');
  return { ...tags.finish(), titles, structured, issues: [...issues] };
};
