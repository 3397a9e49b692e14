const NONE = Buffer.alloc(0);

/**
 * Lets React render around markup that is rendered already: comments stand for it, which are replaced by its bytes in the finished
 * markup. So neither React nor V8 copies it as text.
 * @param nonce makes comments that no text of a page contains
 */
export const createPlacedBytes = (nonce: string) => {
  const placed: Uint8Array[] = [];
  const pattern = new RegExp(`<!--${nonce}:(\\d+)-->`);
  return {
    /** The comment that stands for some bytes. */
    place: (bytes: Uint8Array): string => `<!--${nonce}:${placed.push(bytes) - 1}-->`,
    /** Finished markup in UTF-8, with the bytes in place. */
    encode: (html: string): Buffer<ArrayBuffer> =>
      Buffer.concat(
        html
          .split(pattern)
          .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : (placed[Number(part)] ?? NONE))),
      ),
  };
};
