const load = () => import('./translated-texts');

/** Keeps a page working that the browser translates; what that takes is loaded when it begins to. */
export const bindTranslation = ({ body }: Document): (() => void) => {
  let loaded: ReturnType<typeof load> | undefined;
  const observer = new MutationObserver((records) => {
    if (loaded ?? records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT'))
      (loaded ??= load()).then(
        ({ noteReplacements }) => noteReplacements(records),
        () => undefined,
      );
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
