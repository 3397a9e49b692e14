import type { Page } from 'playwright-core';

/**
 * The texts of a page and its shadow trees that leave the box of their element, of a parent that clips, or of the page, and
 * those that lie over another text: as sentences. Runs in the page.
 */
export const findCutText = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((roots) => {
    const found: string[] = [];
    for (const host of document.querySelectorAll(roots)) {
      const root = host.shadowRoot ?? host;
      const texts: { readonly text: string; readonly owner: Element; readonly box: DOMRect }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const owner = currentNode.parentElement;
        const text = currentNode.textContent?.trim() ?? '';
        if (
          !owner ||
          text === '' ||
          owner.closest('style') ||
          getComputedStyle(owner).visibility === 'hidden'
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        for (const box of range.getClientRects()) texts.push({ text, owner, box });
      }
      const frame = (root.querySelector('.widget') ?? host).getBoundingClientRect();
      for (const { text, owner, box } of texts) {
        if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5)
          found.push(`“${text}” leaves the widget of ${frame.width} px`);
        for (let at: Element | null = owner; at; at = at.parentElement) {
          const { left, right } = at.getBoundingClientRect();
          const isBox =
            getComputedStyle(at).overflowX !== 'visible' ||
            /^T[HD]$/i.test(at.tagName) ||
            at.matches('.head, .facts');
          if (isBox && (box.left < left - 0.5 || box.right > right + 0.5))
            found.push(`“${text}” leaves <${at.localName} class="${at.className}">`);
        }
      }
      for (const head of root.querySelectorAll('.head, tr'))
        if (head.scrollHeight > head.clientHeight + 1 && getComputedStyle(head).visibility !== 'hidden')
          found.push(
            `<${head.localName}> “${head.textContent?.slice(0, 40) ?? ''}” is higher than its place at ${frame.width} px`,
          );
      for (const [index, a] of texts.entries())
        for (const b of texts.slice(index + 1)) {
          const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // Boxes of lines are higher than their letters.
          if (a.owner !== b.owner && width > 0.5 && height > 4)
            found.push(`“${a.text}” lies over “${b.text}” at ${frame.width} px`);
        }
    }
    return [...new Set(found)];
  }, selector);
