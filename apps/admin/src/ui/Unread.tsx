import { Box, Button } from '@mui/material';
import { Link, Title } from 'react-admin';
import { t } from '../texts/texts.js';
import { EmptyNote } from './EmptyNote.js';

interface Props {
  readonly resource: string;
  /** Name of the list. */
  readonly title: string;
  /** Why nothing is shown. */
  readonly text: string;
}

/** Placeholder for a record that is missing or could not be read: under its list's name, with a link back to that. */
export const Unread = ({ resource, title, text }: Props) => (
  <>
    <Title title={title} />
    <EmptyNote text={text} />
    <Box sx={{ textAlign: 'center' }}>
      <Button variant="outlined" component={Link} to={`/${resource}`}>
        {t('ui.backTo', { title })}
      </Button>
    </Box>
  </>
);
