import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

/** The attributes of the tags of some markup, by tag name. */
const tagsOf = (html: string, name: string): readonly Readonly<Record<string, string>>[] => {
  const found: Record<string, string>[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if ('tagName' in node && node.tagName === name)
      found.push(Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value])));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return found;
};

/** The texts of the elements that an attribute of another one names. */
const textsOf = (html: string, ids = ''): readonly string[] =>
  ids.split(' ').map((id) => html.split(`id="${id}"`)[1]?.split(/[<>]/)[1] ?? 'no such element');

describe('a text field', () => {
  const html = renderToStaticMarkup(
    <TextField
      name="email"
      label="E-mail address"
      type="email"
      autoComplete="username"
      value={'"><b>'}
      hint="The hint."
      error="The error."
    />,
  );
  const [input] = tagsOf(html, 'input');

  it('is rendered with its name, value and hints for password managers and keyboards', () => {
    expect(input).toMatchObject({
      id: 'email',
      name: 'email',
      type: 'email',
      value: '"><b>',
      autocomplete: 'username',
      autocapitalize: 'none',
      'aria-invalid': 'true',
      'aria-required': 'true',
    });
    expect(html).not.toMatch(/ style=| required/);
  });

  it('is tied to its label, hint and error', () => {
    expect(tagsOf(html, 'label')[0]?.['for']).toBe('email');
    expect(textsOf(html, input?.['aria-describedby'])).toEqual(['The hint.', 'The error.']);
  });

  it('without an error is valid and shows none', () => {
    const plain = renderToStaticMarkup(<TextField name="a" label="A" autoComplete="off" isOptional />);
    expect(plain).not.toContain('aria-invalid');
    // The server names the elements of both, so both exist.
    expect(textsOf(plain, tagsOf(plain, 'input')[0]?.['aria-describedby'])).toEqual(['', '']);
    expect(plain).not.toContain('aria-required');
    expect(plain).toContain('(optional)');
  });
});

it('a password is hidden at first, and never rendered', () => {
  const html = renderToStaticMarkup(
    <PasswordField name="password" label="Password" autoComplete="new-password" />,
  );
  expect(tagsOf(html, 'input')).toMatchObject([
    { type: 'password', autocomplete: 'new-password', value: '', autocapitalize: 'none' },
  ]);
  expect(tagsOf(html, 'button')).toMatchObject([{ type: 'button', 'aria-pressed': 'false' }]);
});

it('a select is tied to its label, hint and error', () => {
  const html = renderToStaticMarkup(
    <SelectField name="region" label="Region" hint="The hint." error="The error." options={[]} />,
  );
  expect(textsOf(html, tagsOf(html, 'select')[0]?.['aria-describedby'])).toEqual(['The hint.', 'The error.']);
});

describe('the summary of errors', () => {
  const fields = [
    { name: 'email', label: 'E-mail address' },
    { name: 'password', label: 'Password' },
  ];
  const render = (errors: Readonly<Record<string, string>>, formError?: string) =>
    renderToStaticMarkup(<ErrorSummary fields={fields} state={{ values: {}, errors, formError }} />);

  it('is focused and links to the fields in their order', () => {
    const html = render({ password: 'Too short.', email: 'Missing.' });
    expect(tagsOf(html, 'div')).toMatchObject([{ role: 'alert', tabindex: '-1', autofocus: '' }]);
    expect(tagsOf(html, 'a').map(({ href }) => href)).toEqual(['#email', '#password']);
    expect(html).toContain('2 fields need your attention.');
  });

  it('is not rendered without errors, and names an error of the whole form', () => {
    expect(render({})).toBe('');
    expect(render({}, 'Too many attempts.')).toContain('Too many attempts.');
  });
});
