import { EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import { externalUrl } from '../format/external-url';

interface Props {
  readonly url: string;
  /** where the link is, for `utm_medium` */
  readonly medium: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, by the rules of the specification (section 5). */
export const ExternalLink = ({ url, medium, title, className, children }: Props) => (
  <a href={externalUrl(url, medium)} {...EXTERNAL_LINK_ATTRIBUTES} title={title} className={className}>
    {children}
  </a>
);
