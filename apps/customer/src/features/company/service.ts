/** How customer service is reached. */
export interface Service {
  readonly by: 'frame' | 'mail' | 'page';
  readonly address: string;
}

const FRAME = '1';

/**
 * Where `service_link` leads, by `service_link_type`: 1 a frame of the app, 2 a mail, 3 a page of its own. A mail
 * address is written to whatever the type says, and a web address is opened where a mail was meant. Null without one.
 */
export function serviceOf(link: string, type: string): Service | null {
  if (link === '') return null;
  if (link.startsWith('mailto:')) return { by: 'mail', address: link };
  if (!/^https?:/.test(link)) return { by: 'mail', address: `mailto:${link}` };
  return { by: type === FRAME ? 'frame' : 'page', address: link };
}

/** The address that a `mailto:` link writes to. */
export const mailboxOf = (link: string): string =>
  decodeURIComponent(link.slice('mailto:'.length).split('?')[0] ?? '');
