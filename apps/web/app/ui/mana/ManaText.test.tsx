import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RulesText } from './ManaText';

const render = (text: string) => renderToStaticMarkup(<RulesText text={text} />);

it('renders rules text as a paragraph per line, with costs as symbols and reminder text in italics', () => {
  const html = render('Ward {2} (Counter it unless they pay {2}.)\n{T}, {1}{W/U}: Draw a card.');
  expect(html.match(/<p>/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Mana: 2 generic"');
  expect(html).toContain('aria-label="Tap"');
  expect(html).toContain('aria-label="Mana: 1 generic, white or blue"');
  expect(html).toMatch(/<em>\(Counter it unless they pay <span.*<\/span>\.\)<\/em>/);
  expect(html).not.toMatch(/[{}]/);
});

it('escapes markup in a text', () => expect(render('<img src=x> {T}')).toContain('&lt;img src=x&gt;'));
