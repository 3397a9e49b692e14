import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorPage } from './ErrorPage';

it('has the text of the specification (section 8) and links to report the error', () => {
  const html = renderToStaticMarkup(<ErrorPage email="bugs@site.example" path="/top" />);
  for (const text of [
    'An error occurred',
    'Something went wrong and our team has been automatically notified.',
    'private tab',
    'another browser',
    'href="/bug-report',
    'href="mailto:bugs@site.example"',
  ])
    expect(html).toContain(text);
});

it('names no address where a browser does not know it', () =>
  expect(renderToStaticMarkup(<ErrorPage email="" path="/top" />)).not.toContain('mailto'));
