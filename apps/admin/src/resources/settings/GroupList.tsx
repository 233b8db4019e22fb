import { Box, ButtonBase } from '@mui/material';
import { t } from '../../texts/texts.js';

interface Props {
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly settings: readonly unknown[];
  }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Next to the settings on a wide screen, above them on a narrow one. */
export const GroupList = ({ groups, chosen, onChoose }: Props) => (
  <Box
    component="nav"
    aria-label={t('settings.groupsOfSettings')}
    sx={{
      ...{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, overflowX: 'auto', gap: 1 },
      // Stays visible while the settings scroll.
      ...{ position: { md: 'sticky' }, top: { md: 64 }, alignSelf: 'start' },
    }}
  >
    {groups.map(({ id, name, settings }) => (
      <ButtonBase
        key={id}
        onClick={() => onChoose(id)}
        aria-current={id === chosen ? 'true' : undefined}
        sx={{
          justifyContent: 'space-between',
          flexShrink: 0,
          gap: 2,
          px: 3,
          height: 32,
          borderRadius: 1.5,
          fontSize: 13,
          color: id === chosen ? 'primary.main' : 'text.primary',
          fontWeight: id === chosen ? 600 : 400,
          bgcolor: id === chosen ? 'action.hover' : 'transparent',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {name}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {settings.length}
        </Box>
      </ButtonBase>
    ))}
  </Box>
);
