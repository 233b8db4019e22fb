import { t } from '../texts/texts.js';
import { NoPage } from './NoPage.js';

interface Props {
  readonly resource: string;
  /** Name of the list. */
  readonly title: string;
  /** Why nothing is shown. */
  readonly text: string;
}

/** Placeholder for a record that is missing or could not be read: under its list's name, with a link back to that. */
export const Unread = ({ resource, title, text }: Props) => (
  <NoPage title={title} text={text} to={`/${resource}`} back={t('ui.backTo', { title })} />
);
