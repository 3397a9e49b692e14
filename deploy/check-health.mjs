// The health check of the container: exits with 0 if the site responds, with 1 otherwise. A degraded snapshot is no reason to
// start the site again: it goes on with what is intact.
const { HOST, PORT = '3000' } = process.env;
const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`;

try {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(4000) });
  if (status !== 200) throw new Error(`the status is ${status}`);
} catch (error) {
  process.stderr.write(`${url}: ${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
