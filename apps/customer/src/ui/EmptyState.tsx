import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '40px 24px',
  textAlign: 'center',
  '& > svg': { fontSize: 44, color: theme.palette.text.secondary, opacity: 0.7 },
  '& > p': { margin: 0 },
  '& > p:first-of-type': theme.typography.h3,
  '& > p:nth-of-type(2)': { ...theme.typography.body2, color: theme.palette.text.secondary, maxWidth: 340 },
  '& > button': { marginBlockStart: 8 },
}));

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why it is empty and what to do. */
  text?: string;
  action?: { text: string; onPress: () => void };
}

/** Empty state: explains why there is nothing and what to do. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box>
      {icon}
      <p>{title}</p>
      {text && <p>{text}</p>}
      {action && (
        <Button variant="outlined" onClick={action.onPress}>
          {action.text}
        </Button>
      )}
    </Box>
  );
}
