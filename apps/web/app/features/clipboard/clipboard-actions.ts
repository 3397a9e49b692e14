// The clipboard's actions as one module that loads with their first use: see load-actions.ts.
export { addListText, loadMissingCommanders, openListText, toggleCard, toggleCrown } from './card-actions';
export { showCardShare } from './card-share';
export { exportText } from './export-list';
export { startStorage } from './storage-status';
export { followDeck, holdsNoDeck } from './follow-deck';
