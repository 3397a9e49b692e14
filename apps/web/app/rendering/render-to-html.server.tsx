import * as React from 'react';
import {
  type Component,
  type Context,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownBytes } from '#app/platform/own-bytes';

/** What React 18 does not declare of its objects. */
interface Provider {
  readonly $$typeof: symbol;
  readonly _context: AnyContext;
}
type AnyContext = Context<unknown> & { readonly _currentValue: unknown };
interface Hooks {
  readonly useContext: (context: AnyContext) => unknown;
}
interface Internals {
  readonly __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: {
    readonly ReactCurrentDispatcher: { current: Hooks | null };
  };
}
const { ReactCurrentDispatcher: dispatcher } = (React as unknown as Internals)
  .__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;
const PROVIDER = Symbol.for('react.provider');

/** Elements without a rule of their own in React; forms have some. */
const TAGS: ReadonlySet<string> = new Set(
  (
    'a article aside b bdi blockquote button caption circle code dd details div dl dt em fieldset figcaption figure form g h1 h2 ' +
    'h3 h4 header i kbd label legend li mark nav noscript ol p path progress rect section small span strong summary svg table ' +
    'tbody td text th thead time tr ul'
  ).split(' '),
);
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'link', 'wbr']);

/** Attributes that React writes under these names where they are texts or numbers. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['strokeWidth', 'stroke-width'],
  ['tabIndex', 'tabindex'],
  ...(
    'action alt cx cy d decoding fill focusable height href id lang loading max media method name r rel role rx scope sizes src srcSet ' +
    'stroke target title transform type value viewBox width x y'
  )
    .split(' ')
    .map((name) => [name, name] as const),
]);
const PREFIXED = /^(?:aria|data)-[a-z-]+$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const escape = (text: string): string =>
  /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ESCAPES[character] ?? character) : text;

/** Thrown where React has to render the whole tree: for hooks but `useContext`, and for all but plain components. */
const NEEDS_REACT = new Error('Only React renders this.');
const otherHooks: object = new Proxy(
  {},
  {
    get: () => {
      throw NEEDS_REACT;
    },
  },
);

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

type PlainComponent = (props: Props) => ReactNode;

const isPlainComponent = (type: unknown): type is PlainComponent =>
  typeof type === 'function' &&
  !('defaultProps' in type) &&
  (type as Partial<Pick<typeof Component, 'prototype'>>).prototype?.render === undefined;

/** The value of an attribute as HTML; undefined where React has to write it. */
const attributeValue = (value: unknown, takesBooleans: boolean): string | undefined => {
  if (typeof value === 'string') return escape(value);
  return typeof value === 'number' || (takesBooleans && typeof value === 'boolean')
    ? String(value)
    : undefined;
};

/** The attributes of an element, each after a space; undefined where React has to write them. */
const attributesOf = (props: Props): string | undefined => {
  let attributes = '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined || value === null || name === 'children' || name === 'dangerouslySetInnerHTML')
      continue;
    const known = ATTRIBUTES.get(name);
    if (known === undefined && !PREFIXED.test(name)) return undefined;
    const text = attributeValue(value, known === undefined);
    if (text === undefined) return undefined;
    attributes += ` ${known ?? name}="${text}"`;
  }
  return attributes;
};

/** HTML that is kept in UTF-8: `renderToHtml` copies its bytes, React reads its text. */
export class HtmlBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = ownBytes(bytes);
  }

  toString(): string {
    return this.bytes.toString();
  }
}

/** HTML is encoded in parts of about so many characters: in one string, thousands of small ones would be copied twice. */
const PART_LENGTH = 512;

/** Renders one tree with its own contexts. */
class Writer {
  private html = '';
  private readonly parts: Buffer[] = [];
  private readonly contexts = new Map<AnyContext, unknown>();

  readonly hooks = Object.setPrototypeOf(
    {
      useContext: (context: AnyContext): unknown =>
        this.contexts.has(context) ? this.contexts.get(context) : context._currentValue,
    },
    otherHooks,
  ) as Hooks;

  /** What has been written. */
  get bytes(): Buffer {
    this.encode();
    return Buffer.concat(this.parts);
  }

  private encode(): void {
    this.parts.push(Buffer.from(this.html));
    this.html = '';
  }

  write(node: ReactNode): void {
    if (typeof node === 'string') this.html += escape(node);
    else if (typeof node === 'number') this.html += String(node);
    else if (Array.isArray(node)) for (const child of node as readonly ReactNode[]) this.write(child);
    else if (isValidElement<Props>(node)) this.writeElement(node);
    else if (node !== undefined && node !== null && typeof node !== 'boolean') throw NEEDS_REACT;
  }

  private writeElement(element: ReactElement<Props>): void {
    const { props } = element;
    const type: unknown = element.type;
    if (typeof type === 'string') this.writeTag(element, type, props);
    else if (isPlainComponent(type)) this.write(type(props));
    else if (type === Fragment) this.write(props.children);
    else if ((type as Provider).$$typeof === PROVIDER) this.writeProvider((type as Provider)._context, props);
    else throw NEEDS_REACT;
  }

  private writeProvider(context: AnyContext, { value, children }: Props): void {
    const hadValue = this.contexts.has(context);
    const before = this.contexts.get(context);
    this.contexts.set(context, value);
    this.write(children);
    if (hadValue) this.contexts.set(context, before);
    else this.contexts.delete(context);
  }

  private writeTag(element: ReactElement, tag: string, props: Props): void {
    const isVoid = VOID_TAGS.has(tag);
    const attributes = isVoid || TAGS.has(tag) ? attributesOf(props) : undefined;
    if (attributes === undefined) {
      this.writeByReact(element);
      return;
    }
    if (isVoid) {
      this.html += `<${tag}${attributes}/>`;
      return;
    }
    const inner = props['dangerouslySetInnerHTML'] as { readonly __html: unknown } | undefined;
    this.html += `<${tag}${attributes}>`;
    if (inner) this.writeHtml(inner.__html);
    else this.write(props.children);
    this.html += `</${tag}>`;
    if (this.html.length > PART_LENGTH) this.encode();
  }

  private writeHtml(html: unknown): void {
    if (html instanceof HtmlBytes) {
      this.encode();
      this.parts.push(html.bytes);
    } else this.html += String(html);
  }

  /** Lets React render an element with all that it contains. */
  private writeByReact(element: ReactElement): void {
    let tree = element;
    for (const [{ Provider }, value] of this.contexts) tree = <Provider value={value}>{tree}</Provider>;
    this.html += renderToStaticMarkup(tree);
  }
}

/**
 * The HTML of an element in UTF-8, byte for byte that of React's `renderToStaticMarkup`, in less than half of its time. What is
 * written here is what most of a page is made of; React renders the rest. docs/decisions gives the reasons.
 */
export const renderToHtml = (element: ReactElement): Buffer => {
  const writer = new Writer();
  const before = dispatcher.current;
  dispatcher.current = writer.hooks;
  try {
    writer.write(element);
    return writer.bytes;
  } catch (error) {
    if (error !== NEEDS_REACT) throw error;
  } finally {
    dispatcher.current = before;
  }
  return Buffer.from(renderToStaticMarkup(element));
};
