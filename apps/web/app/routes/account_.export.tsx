export { loader } from '#app/features/account/export-route.server';
