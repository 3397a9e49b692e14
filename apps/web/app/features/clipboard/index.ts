export { bindCardButtons } from './card-buttons';
export { ClipboardDock } from './ClipboardDock';
export { ClipboardToggle } from './ClipboardToggle';
export { OpenInClipboard } from './OpenInClipboard';
export { useClipboardText } from './clipboard-text';
export { storedDeckWords, useOwnDeck } from './use-own-deck';
