import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MESSAGE_FORMS } from './message-forms';
import { MessagePage, ThanksPage } from './MessagePage';

const render = (state: Partial<Parameters<typeof MessagePage>[0]['state']> = {}) =>
  renderToStaticMarkup(
    <MessagePage form={MESSAGE_FORMS.contact} state={{ values: {}, errors: {}, ...state }} renderedAt={35} />,
  );

it('MessagePage ties every error to its field and links to it from the summary', () => {
  const html = render({ errors: { email: 'Not a valid e-mail address.' }, values: { email: '<b>' } });
  expect(html).toContain('aria-invalid="true" aria-describedby="email-hint email-error"');
  expect(html).toContain('value="&lt;b&gt;"');
  expect(html).toContain('<a href="#email">');
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
});

it('MessagePage shows neither an alert nor an operator nor an e-mail address without one', () => {
  const html = render();
  expect(html).not.toContain('role="alert"');
  expect(html).not.toContain('mailto:');
  expect(html).not.toContain('run by');
  expect(html).toContain('name="rendered_at" value="z"');
});

it('MessagePage hides the trap from people and from screen readers', () => {
  expect(render()).toMatch(
    /aria-hidden="true"><label[^>]*>Leave this empty<\/label><input [^>]*tabindex="-1"/i,
  );
});

it('ThanksPage shows the id of the message', () => {
  expect(
    renderToStaticMarkup(<ThanksPage form={MESSAGE_FORMS.apply} id="20261121-010203-0123456789" />),
  ).toContain('<b>20261121-010203-0123456789</b>');
});
