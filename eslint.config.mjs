export { default } from '@crownsmith/eslint-config';
