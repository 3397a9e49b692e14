import { parseHand, type DealtHand } from '@crownsmith/answers/text';
import { createPortal, flushSync } from 'react-dom';
import { PictureServiceProvider } from '#app/ui/render-context/PictureService';
import { deckHref } from '../deck-page-state';
import type { DealRequest } from './deal-worker';
import { libraryOf, readEntries } from './hand-library';
import { HandSteps } from './HandSteps';

let worker: Worker | undefined;

/** Deals a hand in a worker. Rejects where the browser refuses workers, or cannot load this one. */
const dealInWorker = (request: DealRequest): Promise<DealtHand> =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./deal-worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<DealtHand>) => resolve(data);
    worker.onerror = () => {
      worker = undefined;
      reject(new Error('The worker that deals hands does not start.'));
    };
    worker.postMessage(request, [port2]);
  });

/** Elements whose hand the browser renders already. */
const rendered = new WeakSet<Element>();

/** Puts the hand into the other links and forms of the page, so that whatever comes next has it in its address. */
const carryHand = (section: HTMLElement, hand: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/deck?"]'))
    if (!section.contains(link))
      link.href = deckHref([...new URLSearchParams(link.search)], { hand }) + link.hash;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/deck"]')) {
    const field = form.querySelector<HTMLInputElement>('[name=hand]') ?? document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'hand', value: hand });
    form.append(field);
  }
};

/**
 * Shows another hand in place of the one that the page shows, from the cards of its list, and in `data-hand` which one it is. The
 * focus stays at the link that was pressed; what changed is what the page announces next. Rejects where the browser cannot deal.
 * @param section holds the hand
 * @param hand in its notation
 */
export const dealStep = async (section: HTMLElement, hand: string): Promise<void> => {
  const next = parseHand(hand);
  if (next === undefined) throw new Error(`“${hand}” is no hand.`);
  const library = libraryOf(readEntries(document));
  const dealt = await dealInWorker({ hand: next, librarySize: library.length });
  const focused = section.contains(document.activeElement) ? document.activeElement?.id : undefined;
  const parameters = [...new URLSearchParams(location.search)];
  const shown = (
    <PictureServiceProvider>
      <HandSteps
        hand={next}
        dealt={dealt}
        library={library}
        isAsked
        hrefOf={(each) => deckHref(parameters, { hand: each })}
      />
    </PictureServiceProvider>
  );
  if (!rendered.has(section)) section.replaceChildren();
  rendered.add(section);
  flushSync(() => document.dispatchEvent(new CustomEvent('hand', { detail: createPortal(shown, section) })));
  section.dataset['hand'] = hand;
  for (const other of document.querySelectorAll('[data-announce]'))
    if (!section.contains(other)) other.removeAttribute('data-announce');
  carryHand(section, hand);
  if (focused !== undefined && !section.contains(document.activeElement))
    (document.getElementById(focused) ?? document.getElementById('hand-new'))?.focus({
      preventScroll: true,
    });
};
