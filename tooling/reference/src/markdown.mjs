// A document of docs/ as a page of the site.
import MarkdownIt from 'markdown-it';

/** An anchor for a heading. @example toAnchor('Addresses below `/pages`') // 'addresses-below-pages' */
const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes a page of Markdown that begins with its title. HTML in it is shown as text.
 * @param {string} text
 * @returns {{ title: string, html: string }} the HTML without the title
 */
export const toPage = (text) => {
  const markdown = new MarkdownIt({ html: false });
  markdown.renderer.rules.heading_open = (tokens, at, options, _, self) => {
    tokens[at].attrSet('id', toAnchor(tokens[at + 1].content));
    return self.renderToken(tokens, at, options);
  };
  const [open, title, close, ...rest] = markdown.parse(text, {});
  if (open?.type !== 'heading_open' || open.tag !== 'h1' || title === undefined || close === undefined)
    throw new Error('A document begins with its title: # Title.');
  return { title: title.content, html: markdown.renderer.render(rest, markdown.options, {}) };
};
