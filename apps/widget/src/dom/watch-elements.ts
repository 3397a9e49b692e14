interface Watcher {
  /** attributes whose change counts as added */
  readonly attributes: readonly string[];
  readonly added: (element: Element) => void;
  readonly removed: (element: Element) => void;
}

const matching = (node: Node, selector: string): readonly Element[] => {
  if (!(node instanceof Element)) return [];
  const inside = Array.from(node.querySelectorAll(selector));
  return node.matches(selector) ? [node, ...inside] : inside;
};

/** Calls back for the elements of the page that match a selector, now and whenever they come, change or go. */
export const watchElements = (selector: string, { attributes, added, removed }: Watcher): void => {
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') {
        if ((target as Element).matches(selector)) added(target as Element);
      } else {
        for (const node of removedNodes) matching(node, selector).forEach(removed);
        for (const node of addedNodes) if (node.isConnected) matching(node, selector).forEach(added);
      }
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: [...attributes] });
  matching(document.documentElement, selector).forEach(added);
};
