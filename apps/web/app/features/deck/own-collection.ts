import type { OwnedCards } from '@crownsmith/api-client';

const CHOICE = '[data-own-collection]';

/** Shows the choice of the browser's own collection in the form of /deck. */
export const showOwnCollection = (root: ParentNode): void => {
  for (const choice of root.querySelectorAll(CHOICE)) choice.removeAttribute('hidden');
};

/**
 * Adds the cards of the browser's collection to each post of a form that asks for them. They are far too many for a page
 * to repeat.
 * @returns stops it
 */
export const sendOwnCollection = (owned: OwnedCards): (() => void) => {
  const send = ({ formData }: FormDataEvent): void => {
    if (formData.get('collection') === 'on') formData.set('collection_cards', Object.keys(owned).join(' '));
  };
  document.addEventListener('formdata', send);
  return () => document.removeEventListener('formdata', send);
};
