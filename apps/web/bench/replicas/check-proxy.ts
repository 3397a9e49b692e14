const LIMIT_TRIES = 3;

const askForCards = async (origin: string, address: string): Promise<number> => {
  const response = await fetch(`${origin}/api/cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ format: 'dict', names: ['Sol Ring'] }),
  });
  await response.arrayBuffer();
  return response.status;
};

/**
 * Checks that limits are those of the whole site, whatever address a client claims.
 * @param limit requests for cards that one address may send in a minute
 * @returns what does not hold
 */
export const checkSharedLimits = async (
  proxy: string,
  replicas: readonly string[],
  limit: number,
): Promise<readonly string[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < LIMIT_TRIES * limit; index += 1)
    statuses.push(await askForCards(proxy, `198.51.100.${index}`));
  const allowed = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  const errors: string[] = [];
  if (allowed !== limit || refused !== statuses.length - limit)
    errors.push(
      `Of ${statuses.length} requests ${allowed} were allowed and ${refused} refused; the limit is ${limit}.`,
    );
  for (const origin of replicas) {
    // Here the client is the proxy that the process trusts.
    if ((await askForCards(origin, '127.0.0.1')) !== 429) errors.push(`${origin} counts by itself.`);
    if ((await askForCards(origin, '203.0.113.9')) !== 200)
      errors.push(`${origin} refuses an address that sent nothing.`);
  }
  return errors;
};

/** Checks that what a client says about its host, its trace and the id of its request goes no further than the proxy. */
export const checkForwarding = async (proxy: string): Promise<readonly string[]> => {
  const claimed = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
  };
  const response = await fetch(`${proxy}/`, { headers: { ...claimed, 'X-Request-Id': 'chosen' } });
  const html = await response.text();
  const { host } = new URL(proxy);
  return [
    ...(html.includes('evil.example') ? ['A page has a host that a client claims.'] : []),
    ...(html.includes(`http://${host}`) ? [] : ['A page does not have the host that was requested.']),
    ...(response.headers.get('x-request-id') === 'chosen' ? ['A client chooses the id of its request.'] : []),
  ];
};
