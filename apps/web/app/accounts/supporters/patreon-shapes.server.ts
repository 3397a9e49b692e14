import * as z from 'zod';
import type { Membership } from './membership-order.server';

/** Ids of Patreon: numbers, and UUIDs of members. */
const Id = z.string().regex(/^[\w-]{1,64}$/);

/** An ISO date and time with its offset, in ms since 1970. */
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** A relationship of JSON:API to one resource. */
const toOne = (type: string) => z.object({ data: z.object({ type: z.literal(type), id: Id }).nullable() });

/** What the site reads of a member; names and addresses are left out. */
const MemberAttributes = z.object({
  patron_status: z.string().max(40).nullable(),
  /** null for members who never had a pledge */
  currently_entitled_amount_cents: z.number().int().nonnegative().nullable(),
  last_charge_date: time.nullish(),
  pledge_relationship_start: time.nullish(),
});

const membershipOf = (memberId: string, attributes: z.infer<typeof MemberAttributes>): Membership => ({
  memberId,
  status: attributes.patron_status,
  entitledCents: attributes.currently_entitled_amount_cents ?? 0,
  lastChargeAt: attributes.last_charge_date,
  pledgedAt: attributes.pledge_relationship_start,
});

/** The body of a webhook about a member (https://docs.patreon.com, "Webhook Responses", read on 2026-11-22). */
export const WebhookBody = z
  .object({
    data: z.object({
      type: z.literal('member'),
      id: Id,
      attributes: MemberAttributes,
      relationships: z.object({ campaign: toOne('campaign'), user: toOne('user') }),
    }),
  })
  .transform(({ data: { id, attributes, relationships } }) => ({
    membership: membershipOf(id, attributes),
    /** null for a deleted user */
    patreonId: relationships.user.data?.id ?? null,
    campaignId: relationships.campaign.data?.id ?? null,
  }));
export type WebhookBody = z.infer<typeof WebhookBody>;

const IncludedMember = z.object({
  id: Id,
  attributes: MemberAttributes,
  relationships: z.object({ campaign: toOne('campaign') }),
});

/** A user with memberships, as `IDENTITY_QUERY` asks for them. */
export const IdentityBody = z
  .object({
    data: z.object({ type: z.literal('user'), id: Id }),
    included: z.array(z.looseObject({ type: z.string() })).default([]),
  })
  .transform(({ data, included }, context) => {
    const members = included
      .filter(({ type }) => type === 'member')
      .map((each) => IncludedMember.safeParse(each));
    const invalid = members.find(({ success }) => !success);
    if (invalid?.error) {
      context.addIssue({ code: 'custom', message: invalid.error.message });
      return z.NEVER;
    }
    return {
      patreonId: data.id,
      memberships: members.flatMap(({ data: member }) =>
        member
          ? [
              {
                campaignId: member.relationships.campaign.data?.id ?? null,
                membership: membershipOf(member.id, member.attributes),
              },
            ]
          : [],
      ),
    };
  });

/** Version 2 of the API sends the asked fields alone. */
export const IDENTITY_QUERY: Readonly<Record<string, string>> = {
  include: 'memberships.campaign',
  'fields[member]':
    'patron_status,currently_entitled_amount_cents,last_charge_date,pledge_relationship_start',
};

/** The response to a code of the authorisation; the refresh token is not used. */
export const TokenBody = z.object({ access_token: z.string().min(1).max(4096) });
