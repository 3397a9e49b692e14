// What is done with the clipboard, in one file that the browser fetches when it is first used: see load-engine.ts.
export { completeCommanders, toggleCard, toggleCrown } from './card-action';
export { exportText } from './export-list';
export { startStorage } from './storage-status';
