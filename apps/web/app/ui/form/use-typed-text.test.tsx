// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useTypedText } from './use-typed-text';

const inputOf = () => document.querySelector('input') as HTMLInputElement;

/** A field beside somebody who types while the page is rendered. */
const Field = ({ types }: { readonly types: (() => void) | undefined }) => {
  const [text, setText] = useState('');
  const shown = useTypedText('email', text, setText);
  types?.();
  return <input id="email" value={shown} onChange={(event) => setText(event.target.value)} />;
};

it.each([
  ['before', true],
  ['during', false],
])('keeps what is typed %s hydration', async (_, isEarly) => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div><input id="email" value=""/></div>';
  let left = 1;
  const type = () => void (left-- > 0 && (inputOf().value = 'a@mail.example'));
  if (isEarly) type();
  const root = await act(() =>
    hydrateRoot(document.querySelector('div') as Element, <Field types={isEarly ? undefined : type} />),
  );
  expect(inputOf().value).toBe('a@mail.example');
  act(() => root.unmount());
});
