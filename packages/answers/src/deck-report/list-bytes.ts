import { decodeList, err, ok, type ListFault, type Result } from '@crownsmith/domain';
import { systemCode } from '../snapshot/system-code';

/** Bytes of a list, compressed or not: forty times the longest one. */
export const MAX_LIST_FILE_BYTES = 4 * 1024 * 1024;

const GZIP = 'a compressed file (.gz)';
/** What gzip is that cannot be unpacked, by the codes of zlib. */
const GZIP_FAULTS: Readonly<Record<string, ListFault>> = {
  Z_BUF_ERROR: { code: 'cut-off', what: GZIP },
  ERR_BUFFER_TOO_LARGE: { code: 'not-a-list', what: `${GZIP} of more than 4 MB` },
};

/** The bytes of a compressed file, others as they are. */
const unpack = async (bytes: Uint8Array): Promise<Result<Uint8Array, ListFault>> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  const { gunzipSync } = await import('node:zlib');
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MAX_LIST_FILE_BYTES }));
  } catch (error) {
    return err(
      GZIP_FAULTS[systemCode(error) ?? ''] ?? { code: 'binary', what: 'a damaged compressed file (.gz)' },
    );
  }
};

/** The text of a list's file, compressed or not, in any encoding; its fault where it is no text. */
export const readListBytes = async (bytes: Uint8Array): Promise<Result<string, ListFault>> => {
  const unpacked = await unpack(bytes);
  return unpacked.ok ? decodeList(unpacked.value) : unpacked;
};
