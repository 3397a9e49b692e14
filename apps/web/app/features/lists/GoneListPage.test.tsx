import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GoneListPage } from './GoneListPage';
import { LIST_GONE, SIGNED_OUT } from './list-views';

it('has what was sent to a list that is gone, in a form that saves it as a new one', () => {
  const html = renderToStaticMarkup(<GoneListPage text="1 <Opt>" words="a=1" />);
  for (const part of [
    '<title>This list is gone · Crownsmith</title>',
    LIST_GONE,
    '<form method="post" action="/lists"',
    '<input type="hidden" name="intent" value="create"/>',
    '<input type="hidden" name="words" value="a=1"/>',
    '>1 &lt;Opt&gt;</textarea>',
    'Save as a new list',
  ])
    expect(html).toContain(part);
  expect(renderToStaticMarkup(<GoneListPage text="1 Opt" />)).not.toContain('words');
  const signedOut = renderToStaticMarkup(<GoneListPage text="1 Opt" isSignedOut />);
  for (const part of ['<h1>You are signed out</h1>', SIGNED_OUT, '>1 Opt</textarea>'])
    expect(signedOut).toContain(part);
});
