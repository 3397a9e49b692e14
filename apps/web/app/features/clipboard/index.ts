export { bindCardButtons } from './card-buttons';
export { ClipboardDock } from './clipboard-dock';
export { ClipboardToggle } from './clipboard-toggle';
export { useClipboardText } from './clipboard-text';
