import { servicePicture } from '#app/ui/card-frame/card-picture';
import { combine, delegate } from './delegate';

/** From pointing at a link to its preview, ms. */
const DELAY = 120;
/** Size of a preview in px, and its distance from the link. */
const [WIDTH, HEIGHT, GAP] = [244, 340, 12];

/** A link to a card in a list with previews; the list names the picture service, if there is one. */
const LINK = '[data-previews] a[href^="/cards/"]';

/** The URI of a card's picture; undefined where it has none or cannot be fetched. */
const fetchPicture = async (path: string): Promise<string | undefined> => {
  const response = await fetch(`/json${path}.json`);
  const card: unknown = response.ok ? await response.json() : undefined;
  const uri = typeof card === 'object' && card && 'image_uri' in card ? card.image_uri : undefined;
  return typeof uri === 'string' ? uri : undefined;
};

/** Puts a preview beside a link, on the side with more room, within the window. */
const place = ({ style }: HTMLElement, link: HTMLElement): void => {
  const { left, right, top } = link.getBoundingClientRect();
  const isRight = right + GAP + WIDTH < window.innerWidth || left < WIDTH + GAP;
  style.left = `${Math.max(0, isRight ? right + GAP : left - GAP - WIDTH)}px`;
  style.top = `${Math.max(GAP, Math.min(top - HEIGHT / 3, window.innerHeight - HEIGHT - GAP))}px`;
};

/**
 * Shows a card's picture beside its link in text and tables: while a mouse points at it, or while it has the keyboard's
 * focus. Escape hides it.
 * @returns removes the behaviour
 */
export const bindCardPreview = (root: Document): (() => void) => {
  const preview = root.createElement('img');
  preview.className = 'card-preview';
  preview.alt = '';
  let current: HTMLElement | undefined;
  let timer = 0;
  const hide = (): void => {
    clearTimeout(timer);
    current = undefined;
    preview.remove();
  };
  const load = async (link: HTMLElement): Promise<void> => {
    const uri = await fetchPicture(link.getAttribute('href') ?? '').catch(() => undefined);
    if (!uri || current !== link || !link.isConnected) return;
    const service = link.closest<HTMLElement>('[data-previews]')?.dataset['previews'];
    preview.src = service ? servicePicture(service, uri, 640) : uri;
    preview.style.display = '';
    place(preview, link);
    root.body.append(preview);
  };
  const show = (link: HTMLElement): void => {
    if (current === link) return;
    hide();
    current = link;
    timer = window.setTimeout(() => void load(link), DELAY);
  };
  return combine(
    hide,
    delegate(root, 'pointerover', LINK, (link, { pointerType }) => pointerType === 'mouse' && show(link)),
    delegate(root, 'pointerout', LINK, hide),
    delegate(root, 'focusin', LINK, (link) => link.matches(':focus-visible') && show(link)),
    delegate(root, 'focusout', LINK, hide),
    delegate(root, 'click', LINK, hide),
    delegate(root, 'keydown', '*', (_, { key }) => key === 'Escape' && hide()),
  );
};
