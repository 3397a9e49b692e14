import { formerRecsAction, formerRecsLoader } from '#app/features/deck/former-recs.server';

export const loader = formerRecsLoader;
export const action = formerRecsAction;

export { default, meta } from './deck';
