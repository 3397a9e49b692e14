import { Spinner } from '#app/ui/states/Spinner';

/** Stands for a collection until it is read. */
export const LoadingCollection = () => (
  <p>
    <Spinner /> Loading your collection …
  </p>
);
