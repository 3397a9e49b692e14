export { finishSignIn as loader } from '#app/features/sign-in/provider-route.server';
