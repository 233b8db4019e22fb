import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Checkbox, IconButton, Switch, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { LANGUAGE_CODES } from '@truemark/i18n';
import { useState } from 'react';
import { EditButton } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { MenuIcon } from './MenuIcon.js';
import { asksBefore, type Flag, hidingText, type MenuEntry, namedIn, nameOf, placeOf } from './menu-entry.js';
import { usePageName } from './menu-pages.js';
import { useFlag } from './use-flag.js';

interface Props {
  readonly entry: MenuEntry;
  readonly canEdit: boolean;
  readonly isDragged: boolean;
  readonly isMarked: boolean;
  /** Whether any entry of its group has an icon. */
  readonly hasIcons: boolean;
  readonly onMark: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDrop: () => void;
}

/** Columns hidden on a phone: they are on the entry's own page. */
export const ROOMY = { display: { xs: 'none', sm: 'table-cell' } };

/** Low enough to show the longest group on a desktop screen; touch devices get more height. */
const LOW = {
  '& .MuiTableCell-root': { py: { sm: 0 }, height: { sm: 32 } },
  '& .MuiIconButton-root, & .MuiCheckbox-root': { p: { sm: 1 } },
  '& .MuiButton-root': { py: { sm: 0 }, minHeight: { sm: 28 } },
} as const;

const FLAGS: readonly (readonly [Flag, string])[] = [
  ['is_shown', t('menus.shownInLabel')],
  ['is_mobile', t('menus.onMobile')],
  ['is_allow_demo', t('menus.forDemoCustomers')],
];

export const EntryRow = (props: Props) => {
  const { entry, canEdit, isDragged, isMarked, hasIcons, isFirst, isLast } = props;
  const { onMark, onMove, onDragStart, onDragOver, onDrop } = props;
  const [asked, setAsked] = useState<Flag | null>(null);
  const { put, isPending } = useFlag(entry);
  const name = nameOf(entry);
  const named = namedIn(entry);
  const page = usePageName()(entry.path);

  const toggle = (flag: Flag): void => {
    if (asksBefore(entry, flag)) setAsked(flag);
    else put(flag, !entry[flag]);
  };

  return (
    <TableRow
      hover
      draggable={canEdit}
      onDragStart={onDragStart}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDragEnd={onDrop}
      sx={{ ...LOW, opacity: isDragged ? 0.5 : 1 }}
    >
      <TableCell sx={{ width: { sm: 150 } }}>
        {canEdit && (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Checkbox
              size="small"
              checked={isMarked}
              onChange={onMark}
              slotProps={{ input: { 'aria-label': t('menus.mark', { name }) } }}
            />
            <DragIndicator
              fontSize="small"
              color="disabled"
              sx={{ cursor: 'grab', display: { xs: 'none', sm: 'block' } }}
            />
            <IconButton
              size="small"
              aria-label={t('menus.moveUp', { name })}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('menus.moveDown', { name })}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </Box>
        )}
      </TableCell>
      {/* On a phone a long word gives way to the switches and the button beside it. */}
      <TableCell sx={{ whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: { xs: 'anywhere' } }}>
        {name}
        {named.length > 0 && named.length < LANGUAGE_CODES.length && (
          <Typography variant="caption" component="div">
            <LanguageMarks written={named} />
          </Typography>
        )}
      </TableCell>
      <TableCell sx={ROOMY}>
        <span title={entry.path}>{page ?? placeOf(entry.path)}</span>
        {page && (
          <Typography component="bdi" variant="caption" color="textSecondary" sx={{ marginInlineStart: 2 }}>
            {entry.path}
          </Typography>
        )}
      </TableCell>
      {hasIcons && (
        <TableCell sx={ROOMY}>
          {entry.icon ? (
            <Tooltip title={entry.icon}>
              <Box role="img" sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>
                <MenuIcon name={entry.icon} size={20} />
              </Box>
            </Tooltip>
          ) : (
            '–'
          )}
        </TableCell>
      )}
      {FLAGS.map(([flag, label]) => (
        <TableCell key={flag}>
          <Switch
            size="small"
            checked={entry[flag]}
            disabled={!canEdit || isPending}
            onChange={() => toggle(flag)}
            slotProps={{ input: { 'aria-label': `${name} ${label}` } }}
          />
        </TableCell>
      ))}
      <TableCell align="right">
        {canEdit && <EditButton resource="menus" record={entry} />}
        {asked && (
          <ConfirmDialog
            open
            danger
            focused
            title={t('menus.hideNamed', { name })}
            touches={hidingText(entry, asked)}
            confirm={t('menus.hideIt')}
            onConfirm={() => {
              setAsked(null);
              put(asked, false);
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </TableCell>
    </TableRow>
  );
};
