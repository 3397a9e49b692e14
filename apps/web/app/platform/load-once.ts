/** Loads what each key stands for once a page; where that rejects, the next call tries again. */
export const loadOnce = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const loads = new Map<string, Promise<T>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
};
