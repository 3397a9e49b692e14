declare global {
  interface Window {
    /** Puts late content into the page. It is part of the inline script of a page (root.tsx). */
    fillLate?: (root: ParentNode) => void;
  }
}

/**
 * Part of the inline script in a page's head. What is closed on a page can be late: a browser with scripts reads the text of a
 * `noscript` and makes no elements of it. They come into the page when their part of it is opened, and with the
 * visitor's first key or press, one part after the other, so that it can be searched. Without scripts they are there.
 */
export const LATE_CONTENT_SCRIPT = `{const late='noscript[data-late]';
window.fillLate=(root)=>{for(const one of root.querySelectorAll(late))one.outerHTML=one.textContent};
addEventListener('toggle',({target})=>{if(target.open)fillLate(target)},true);
const next=()=>{const one=document.querySelector(late);if(one){fillLate(one.parentNode);setTimeout(next)}};
for(const type of ['keydown','pointerdown'])addEventListener(type,()=>setTimeout(next,200),true)}`;

/** Puts late content into a part of the page at once. */
export const fillLate = (root: ParentNode): void => window.fillLate?.(root);
