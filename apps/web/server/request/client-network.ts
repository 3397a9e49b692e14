import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The networks that the requests of a client are counted in, as keys. */
export interface ClientNetworks {
  /** an IPv4 address or an IPv6 /64, which one person has */
  readonly subnet: string;
  /** the IPv6 /48 around it, which one organisation has; undefined for IPv4 */
  readonly site: string | undefined;
}

/** Parts of 16 bits in the prefixes of IPv6 that are counted. */
const SUBNET_PARTS = 4;
const SITE_PARTS = 3;
/** Ranges of IPv6 whose addresses end in an IPv4 address: mapped, translated (RFC 6145) and NAT64 (RFC 6052). */
const EMBEDDING_RANGES: ReadonlySet<string> = new Set(['ipv4Mapped', 'rfc6145', 'rfc6052']);

/** An address as proxies forward it, with a port or in brackets (RFC 7239, 6). */
const WITH_PORT = /^(?:\[([^\]]{2,80})\]|([\d.]{7,15}))(?::\d{1,5})?$/;

const parseAddress = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const address = bracketed ?? dotted ?? text;
  if (isIP(address) === 0) return undefined;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 && EMBEDDING_RANGES.has(parsed.range())
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
};

const prefixOf = ({ parts }: ipaddr.IPv6, count: number): string =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * The networks of an address; undefined for a text that is none. All notations of an address have the same networks.
 * @example networksOf('[2001:db8:1:2::3]:443') // { subnet: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }
 */
export const networksOf = (text: string): ClientNetworks | undefined => {
  const address = parseAddress(text);
  if (!address) return undefined;
  return address instanceof ipaddr.IPv6
    ? { subnet: prefixOf(address, SUBNET_PARTS), site: prefixOf(address, SITE_PARTS) }
    : { subnet: address.toString(), site: undefined };
};

/** The networks of a client; those of the connection where the proxies forward something else than an address. */
export const clientNetworks = ({ ip, socket }: Request): ClientNetworks =>
  networksOf(ip ?? '') ?? networksOf(socket.remoteAddress ?? '') ?? { subnet: 'unknown', site: undefined };

const TOKEN_KEY = randomBytes(32);

/** A token of the network that a request came from: the same within this process, and nothing that leads back outside of it. */
export const senderToken = (request: Request): string =>
  createHmac('sha256', TOKEN_KEY).update(clientNetworks(request).subnet).digest('base64url').slice(0, 12);
