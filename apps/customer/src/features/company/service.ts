/** Contact method of customer service. */
export interface Service {
  readonly by: 'frame' | 'mail' | 'page';
  readonly address: string;
}

const FRAME = '1';

/**
 * Target of `service_link` by `service_link_type`: 1 embedded, 2 e-mail, 3 own page. An e-mail address is always
 * treated as e-mail whatever the type, and a web address given for an e-mail is opened. Null if empty.
 */
export function serviceOf(link: string, type: string): Service | null {
  if (link === '') return null;
  if (link.startsWith('mailto:')) return { by: 'mail', address: link };
  if (!/^https?:/.test(link)) return { by: 'mail', address: `mailto:${link}` };
  return { by: type === FRAME ? 'frame' : 'page', address: link };
}

/** E-mail address of a `mailto:` link. */
export const mailboxOf = (link: string): string =>
  decodeURIComponent(link.slice('mailto:'.length).split('?')[0] ?? '');
