import button from '../layout/Button.module.css';

/** Buttons that copy a decklist of the page and add it to the clipboard. */
export const DeckButtons = ({ list }: { /** id of the list */ readonly list: string }) => (
  <>
    <button type="button" className={button['button']} data-copy-list={list}>
      Copy the list
    </button>{' '}
    <button type="button" className={button['button']} data-add-list={list}>
      Add to the clipboard
    </button>
  </>
);
