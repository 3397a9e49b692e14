/** Extensions of files that decks are imported from. */
const FILE =
  /\.(?:7z|cod|csv|dec|dek|gz|html?|json|jsonl|mwdeck|ndjson|o8d|parquet|tar|tsv|txt|xml|zip|zst)$/i;

/**
 * The name of a source that pages may show: the one that its import gave it (`--source`, or in the list of sources). Undefined
 * for one that is named after its file or folder, which tells something of the machine and nothing to readers.
 * @example publicSourceName('EDHTop16') // 'EDHTop16'
 * @example publicSourceName('decks.jsonl.gz') // undefined
 */
export const publicSourceName = (source: string): string | undefined =>
  source.trim() === '' || /[/\\]/.test(source) || FILE.test(source) ? undefined : source;
