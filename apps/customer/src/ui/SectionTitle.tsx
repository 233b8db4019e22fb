import { styled } from '@mui/material/styles';

/** Heading of a page section. */
export const SectionTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '4px 0 8px' }));
