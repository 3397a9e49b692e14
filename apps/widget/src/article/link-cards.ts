import { type CardFigures, cardSummary, type WidgetOptions } from '@crownsmith/widget-view';
import { linkFromHere } from '../commander/CommanderEmbed';
import type { WidgetContext } from '../commander/mount-commander';
import { whenInView } from '../dom/visibility';
import { watchElements } from '../dom/watch-elements';
import { bindCardPreview } from './card-preview';
import { linkedCards } from './linked-cards';
import { parseCardNames } from './parse-card-names';

const ATTRIBUTE = 'data-crownsmith-cards';
const CONTAINERS = `[${ATTRIBUTE}],crownsmith-article`;

/** Elements whose text is not the article's: their content is left alone. */
const SKIPPED =
  'a,button,code,input,kbd,option,pre,samp,script,style,svg,textarea,[contenteditable]:not([contenteditable=false])';

/** The nodes that stand for the rest of a text node of the page, which keeps its beginning. */
const additions = new WeakMap<Text, { readonly start: string; readonly nodes: readonly ChildNode[] }>();
const ours = new WeakSet<Node>();

const textsIn = (container: Node): readonly Text[] => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes('[[') && !ours.has(text) && !text.parentElement?.closest(SKIPPED))
      texts.push(text);
  }
  return texts;
};

/**
 * Makes links of the card names in a container. A text node of the page stays where it is and keeps its beginning, so that a
 * framework which made it finds it again.
 */
const linkNames = (container: Element, { data }: WidgetContext, options: WidgetOptions): void => {
  for (const text of textsIn(container)) {
    const parts = parseCardNames(text.data);
    if (!parts.some(({ name }) => name)) continue;
    const [first, ...rest] = parts[0]?.name ? [{ text: '' }, ...parts] : parts;
    const nodes = rest.map((part) => {
      const shown = document.createTextNode(part.text);
      ours.add(shown);
      if (!part.name) return shown;
      const link = document.createElement('a');
      link.append(shown);
      const { name } = part;
      data.cards.announce(name);
      whenInView(link, () => {
        const fail = (): void => link.replaceWith(shown);
        data.cards.load(name).then((card) => (card ? complete(link, card, options) : fail()), fail);
      });
      return link;
    });
    text.data = first?.text ?? '';
    text.after(...nodes);
    additions.set(text, { start: text.data, nodes });
  }
};

const complete = (link: HTMLAnchorElement, card: CardFigures, options: WidgetOptions): void => {
  link.href = linkFromHere(card.url);
  link.setAttribute('aria-description', cardSummary(card, options));
  linkedCards.set(link, { card, options });
};

/** Removes what was added after a text node that the page has removed or changed. */
const removeAdditions = (node: Node): void => {
  const added = additions.get(node as Text);
  added?.nodes.forEach((addition) => addition.remove());
  additions.delete(node as Text);
};

/** Links the card names of a container, and those that come into it. */
const watchContainer = (container: Element, context: WidgetContext): void => {
  const link = (): void => linkNames(container, context, context.defaults);
  new MutationObserver((records) => {
    for (const { type, target, removedNodes } of records) {
      removedNodes.forEach(removeAdditions);
      if (type === 'characterData' && additions.get(target as Text)?.start !== (target as Text).data)
        removeAdditions(target);
    }
    link();
  }).observe(container, { childList: true, characterData: true, subtree: true });
  link();
};

/** Links card names in the containers of the page that ask for it. @param isWholePage whether the body is one */
export const linkCards = (context: WidgetContext, isWholePage: boolean): void => {
  const watched = new WeakSet<Element>();
  let isBound = false;
  const add = (container: Element): void => {
    if (watched.has(container) || container.localName === 'script') return;
    if (!isBound) bindCardPreview(context);
    isBound = true;
    watched.add(container);
    watchContainer(container, context);
  };
  if (isWholePage) add(document.documentElement);
  else watchElements(CONTAINERS, { attributes: [ATTRIBUTE], added: add, removed: () => undefined });
};
