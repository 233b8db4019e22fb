import { styled } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { figureSide } from './theme/figure-side.js';
import { WIDE } from './wide.js';

/** `end`: figures are aligned at the end. */
export interface Column {
  readonly name: ReactNode;
  readonly end?: boolean;
}

const Names = styled('div')(({ theme }) => ({
  display: 'none',
  [WIDE]: {
    display: 'grid',
    columnGap: 16,
    padding: '10px 16px',
    ...theme.typography.caption,
    fontWeight: 500,
    color: theme.palette.text.secondary,
  },
  '& > [data-end="true"]': { textAlign: figureSide(theme) },
}));

/**
 * Column headers of a list where the layout has columns. Hidden from screen readers, because each row is complete by
 * itself.
 */
export function ColumnNames({ columns, template }: { columns: readonly Column[]; template: string }) {
  const names = columns.map(({ name, end = false }) => <span data-end={end}>{name}</span>);
  return createElement(Names, { style: { gridTemplateColumns: template } }, ...names);
}
