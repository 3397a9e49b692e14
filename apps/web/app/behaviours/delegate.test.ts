import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { combine, delegate } from './delegate';

/** As much of an element as delegation needs: the selectors that it matches, and its parent. */
class FakeElement {
  constructor(
    readonly selectors: readonly string[],
    readonly parent?: FakeElement,
  ) {}
  closest(selector: string): FakeElement | null {
    return this.selectors.includes(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
}

/** A document without nodes; events are dispatched with the target of the test. */
const makeRoot = () => {
  const events = new EventTarget();
  const click = (target: unknown): Event => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { get: () => target });
    events.dispatchEvent(event);
    return event;
  };
  return { root: events as unknown as Document, click };
};

describe('delegate', () => {
  beforeEach(() => vi.stubGlobal('Element', FakeElement));
  afterEach(() => vi.unstubAllGlobals());

  it('hands over the closest matching element and the event', () => {
    const { root, click } = makeRoot();
    const handle = vi.fn();
    delegate(root, 'click', '[data-a]', handle);
    const button = new FakeElement(['[data-a]'], new FakeElement(['[data-a]']));
    const event = click(new FakeElement([], button));
    expect(handle).toHaveBeenCalledExactlyOnceWith(button, event);
  });

  it.each([
    ['elements that do not match', new FakeElement(['[data-b]'])],
    ['targets that are no elements', {}],
    ['events without a target', null],
  ])('ignores %s', (_, target) => {
    const { root, click } = makeRoot();
    const handle = vi.fn();
    delegate(root, 'click', '[data-a]', handle);
    click(target);
    expect(handle).not.toHaveBeenCalled();
  });

  it.each([{}, { capture: true }])('stops after its clean-up (%j)', (options) => {
    const { root, click } = makeRoot();
    const handle = vi.fn();
    const cleanUp = delegate(root, 'click', '[data-a]', handle, options);
    click(new FakeElement(['[data-a]']));
    cleanUp();
    click(new FakeElement(['[data-a]']));
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

it('combine runs every clean-up in order', () => {
  const order: number[] = [];
  combine(
    () => order.push(1),
    () => order.push(2),
  )();
  expect(order).toEqual([1, 2]);
});
