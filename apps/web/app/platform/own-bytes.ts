/**
 * Bytes to keep, in memory of their own. Node cuts small buffers from blocks of 64 KiB, and zlib cuts its output from chunks: a cache
 * of such buffers keeps all of their blocks.
 */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
};
