export { shareAlone, shareText, shareValue } from '@crownsmith/snapshot/text';
