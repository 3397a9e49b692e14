// A browser that translates a page puts `<font>` elements in the place of its texts, which React removes, inserts before and changes as if they
// were still there. https://github.com/facebook/react/issues/11538

/** What stands in the place of a text. */
const replacements = new WeakMap<Node, ChildNode>();

/** Watches those texts; undefined before there is one. */
let changed: MutationObserver | undefined;

/** A text that React has changed takes its place again: the browser translates it anew. */
const putBack = (texts: readonly MutationRecord[]): void => {
  for (const { target } of texts) {
    replacements.get(target)?.replaceWith(target);
    replacements.delete(target);
  }
};

/** Lets React find what stands in the place of a text; a child that is not there is not removed. */
const followReplacements = (): void => {
  // Called with the node that they are methods of, below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  const placeOf = <T extends Node>(parent: Node, child: T): T | ChildNode | undefined =>
    [child, replacements.get(child)].find((node) => node?.parentNode === parent);
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeOf(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    insertBefore.call(this, node, child && (placeOf(this, child) ?? null));
    return node;
  };
};

/** Keeps a page working that the browser translates, from its first `<font>` on: React may render before any code would be loaded. */
export const bindTranslation = ({ body }: Document): (() => void) => {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
        if (text.nodeType !== Node.TEXT_NODE || !font?.isConnected || text.isConnected) continue;
        if (!changed) {
          changed = new MutationObserver(putBack);
          followReplacements();
        }
        replacements.set(text, font as ChildNode);
        changed.observe(text, { characterData: true });
      }
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
