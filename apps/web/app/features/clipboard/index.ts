export { ClipboardDock } from './clipboard-dock';
export { ClipboardToggle } from './clipboard-toggle';
