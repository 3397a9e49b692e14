import { decodeList } from '@crownsmith/domain';

/** The text of a file's bytes; those of a file that is no text as they are, so that what is read of it names it. */
export const decodeText = (bytes: Uint8Array): string => {
  const text = decodeList(bytes);
  return text.ok ? text.value : new TextDecoder('windows-1252').decode(bytes);
};
