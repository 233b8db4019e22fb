import { ButtonBase, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { CUSTOMER_APP } from '@truemark/contracts/admin';
import { useId, useState } from 'react';
import { t } from '../../texts/texts.js';
import { MenuIcon } from './MenuIcon.js';

const NAMES = Object.keys(CUSTOMER_APP.icons).sort();

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
});

const Choice = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '12px 4px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.primary.main,
    background: theme.palette.action.selected,
  },
  '&:hover, &:focus-visible': { background: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

interface Props {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** All icons of the customer app, searchable by name. */
export const IconPicker = ({ chosen, onChoose, onClose }: Props) => {
  const [query, setQuery] = useState('');
  const titleId = useId();
  const found = NAMES.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('menus.chooseAnIcon')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          type="search"
          label={t('menus.searchIcons')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (found[0] !== undefined) onChoose(found[0]);
          }}
          sx={{ mb: 3 }}
        />
        {found.length === 0 && <Typography color="textSecondary">{t('menus.noSuchIcon')}</Typography>}
        <Grid>
          {found.map((name) => (
            <Choice key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <MenuIcon name={name} />
              <Typography variant="caption">{name}</Typography>
            </Choice>
          ))}
        </Grid>
      </DialogContent>
    </Dialog>
  );
};
