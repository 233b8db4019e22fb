import { styled } from '@mui/material/styles';

/** The heading over a section of a page. */
export const SectionTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '4px 0 8px' }));
