import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MESSAGE_FORMS } from './message-forms';
import { MessagePage, ThanksPage } from './MessagePage';

const draw = (state: Partial<Parameters<typeof MessagePage>[0]['state']> = {}) =>
  renderToStaticMarkup(
    <MessagePage form={MESSAGE_FORMS.contact} state={{ values: {}, errors: {}, ...state }} drawnAt={35} />,
  );

it('ties every error to its field, and leads to it from the top', () => {
  const html = draw({ errors: { email: 'Write it like name@mail.example.' }, values: { email: '<b>' } });
  expect(html).toContain('aria-invalid="true" aria-describedby="email-hint email-error"');
  expect(html).toContain('value="&lt;b&gt;"');
  expect(html).toContain('<a href="#email">');
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
});

it('shows no alert, no operator and no address where there is none', () => {
  const html = draw();
  expect(html).not.toContain('role="alert"');
  expect(html).not.toContain('mailto:');
  expect(html).not.toContain('run by');
  expect(html).toContain('name="drawn" value="z"');
});

it('hides the trap from people and from what reads aloud', () => {
  expect(draw()).toMatch(
    /aria-hidden="true"><label[^>]*>Leave this empty<\/label><input [^>]*tabindex="-1"/i,
  );
});

it('names the number of what was sent', () => {
  expect(
    renderToStaticMarkup(<ThanksPage form={MESSAGE_FORMS.apply} id="20261121-010203-0123456789" />),
  ).toContain('<b>20261121-010203-0123456789</b>');
});
