import { expect, it, vi } from 'vitest';
import { bindPendingForms } from './use-pending-forms';

const makeForm = ({ method = 'post', isInMain = true } = {}) => ({
  dataset: {} as Record<string, string>,
  getAttribute: () => method,
  closest: () => (isInMain ? {} : null),
});

/** A window, and what submits a form in it: the result is whether the form was sent. */
const setUp = () => {
  const view = new EventTarget();
  const announce = vi.fn<(text: string) => void>();
  const unbind = bindPendingForms({ defaultView: view } as unknown as Document, { announce });
  const submit = (form: object, isHandled = false): boolean => {
    const event = new Event('submit', { cancelable: true });
    Object.defineProperty(event, 'target', { value: form });
    if (isHandled) event.preventDefault();
    view.dispatchEvent(event);
    return isHandled || !event.defaultPrevented;
  };
  return { view, announce, submit, unbind };
};

it('marks a form that was sent, says so, and does not send it twice', () => {
  const { announce, submit } = setUp();
  const [form, other] = [makeForm(), makeForm()];
  expect(submit(form)).toBe(true);
  expect(form.dataset).toEqual({ pending: '' });
  expect(announce.mock.calls).toEqual([['Sending …']]);
  expect(submit(form)).toBe(false);
  expect(submit(other)).toBe(true);
});

it('lets a page that the browser shows again send its forms', () => {
  const { view, announce, submit } = setUp();
  const form = makeForm();
  submit(form);
  view.dispatchEvent(new Event('pageshow'));
  expect(form.dataset).toEqual({});
  expect(announce).toHaveBeenLastCalledWith('');
  expect(submit(form)).toBe(true);
});

it.each([
  ['that searches', makeForm({ method: 'get' }), false],
  ['outside the page’s content', makeForm({ isInMain: false }), false],
  ['that a script sends', makeForm(), true],
])('leaves a form %s alone', (_what, form, isHandled) => {
  const { announce, submit } = setUp();
  for (let time = 0; time < 2; time += 1) expect(submit(form, isHandled)).toBe(true);
  expect(form.dataset).toEqual({});
  expect(announce).not.toHaveBeenCalled();
});

it('stops', () => {
  const { submit, unbind } = setUp();
  unbind();
  const form = makeForm();
  submit(form);
  expect(form.dataset).toEqual({});
});
