import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotFoundPage } from './NotFoundPage';

it('has what was sent to a list that is gone, in a form that saves it as a new one', () => {
  const html = renderToStaticMarkup(
    <NotFoundPage reason="Gone." kept={{ text: '1 <Opt>', words: 'a=1' }} suggestions={[]} path="/lists/x" />,
  );
  for (const part of [
    'Gone.',
    '<form method="post" action="/lists">',
    '<input type="hidden" name="intent" value="create"/>',
    '<input type="hidden" name="words" value="a=1"/>',
    '<label for="text">What you typed</label>',
    '>1 &lt;Opt&gt;</textarea>',
  ])
    expect(html).toContain(part);
});

it('has no form where nothing was sent', () =>
  expect(renderToStaticMarkup(<NotFoundPage suggestions={[]} path="/nowhere" />)).not.toContain('<form'));
