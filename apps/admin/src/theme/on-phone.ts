/** Columns by which a row of a queue is told on a phone; the first of them has a line to itself. */
export const ON_PHONE = 'on-phone';
export const FIRST_ON_PHONE = `${ON_PHONE} first-on-phone`;
/** A figure at the end of its line. */
export const LAST_ON_PHONE = `${ON_PHONE} last-on-phone`;

/** Cells that say what they hold where no head of a column does: on a phone. */
export const namedOnPhone = (label: string) => () => ({
  '@media (max-width: 599.95px)': {
    '&::before': { content: JSON.stringify(`${label} `), color: 'text.secondary' },
  },
});

/** A column that stands aside in a window in which those that decide have no room beside the open rail. */
export const ROOMY = 'roomy';
export const roomyAside = {
  '@media (min-width: 1000px) and (max-width: 1149.95px)': { [`& .${ROOMY}`]: { display: 'none' } },
} as const;

/** Rows of a queue on a phone: what decides in two lines, and the rest on the row's own page. */
export const stackedOnPhone = {
  '@media (max-width: 599.95px)': {
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
      [`&.${ON_PHONE}`]: { display: 'block' },
      [`&.${ON_PHONE}, &.MuiTableCell-paddingCheckbox`]: { textAlign: 'start' },
    },
    '& .RaDataTable-row:has(> .MuiTableCell-paddingCheckbox)': { paddingInlineStart: 10 },
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
      paddingInlineEnd: 3,
    },
  },
} as const;
