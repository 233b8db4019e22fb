/** Columns of a queue row that are shown on a phone; the first of them has a line to itself. */
export const ON_PHONE = 'on-phone';
export const FIRST_ON_PHONE = `${ON_PHONE} first-on-phone`;
/** Figure at the end of its line. */
export const LAST_ON_PHONE = `${ON_PHONE} last-on-phone`;

/** Cells that show their own label, because there is no column header on a phone. */
export const namedOnPhone = (label: string) => () => ({
  '@media (max-width: 599.95px)': {
    '&::before': { content: JSON.stringify(`${label} `), color: 'text.secondary' },
  },
});

/** Column that is hidden in windows where the deciding columns have no room next to the open rail. */
export const ROOMY = 'roomy';
export const roomyAside = {
  '@media (min-width: 1000px) and (max-width: 1149.95px)': { [`& .${ROOMY}`]: { display: 'none' } },
} as const;

/** Queue rows on a phone: the deciding facts in two lines, the rest on the row's own page. */
export const stackedOnPhone = {
  '@media (max-width: 599.95px)': {
    // As wide as the window, whatever the longest name or mark asks for; twice, to outweigh the table's own style.
    '& .RaDataTable-table.RaDataTable-table': { tableLayout: 'fixed' },
    '& .MuiTableHead-root': { display: 'none' },
    '& .RaDataTable-row': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 1,
      position: 'relative',
      py: 2,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& .RaDataTable-row > .MuiTableCell-root': {
      display: 'none',
      height: 'auto',
      p: 0,
      border: 0,
      [`&.${ON_PHONE}`]: { display: 'block', maxWidth: '100%', whiteSpace: 'normal' },
      [`&.${ON_PHONE}, &.MuiTableCell-paddingCheckbox`]: { textAlign: 'start' },
    },
    '& .RaDataTable-row:has(> .MuiTableCell-paddingCheckbox)': {
      paddingInlineStart: 10,
      paddingInlineEnd: 3,
    },
    '& .RaDataTable-row > .MuiTableCell-paddingCheckbox': {
      display: 'block',
      position: 'absolute',
      insetInlineStart: 0,
      top: 6,
    },
    '& .RaDataTable-row:not(:has(> .MuiTableCell-paddingCheckbox))': { px: 3 },
    [`& .RaDataTable-row > .MuiTableCell-root.first-on-phone`]: {
      order: -1,
      flex: '1 0 100%',
      maxWidth: '100%',
    },
    [`& .RaDataTable-row > .MuiTableCell-root.last-on-phone`]: {
      marginInlineStart: 'auto',
    },
  },
} as const;
