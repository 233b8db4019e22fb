import Block from '@mui/icons-material/BlockRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useInstant } from './useInstant.js';
import { useExcludedUntil } from './useLimits.js';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.accent.tint,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&[data-card="true"]': { border: `1px solid ${theme.palette.divider}`, borderRadius: 16, padding: 16 },
  '& > svg': { color: theme.palette.accent.text, flex: 'none' },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
}));

/** While the customer has excluded himself: until when, and what he can do all the same. */
export function ExclusionBanner({ card }: { card?: boolean }) {
  const { t } = useTranslation();
  const at = useInstant();
  const until = useExcludedUntil();
  if (until === undefined) return null;
  return (
    <Banner data-card={card} aria-label={t('limits.exclusion')}>
      <Block aria-hidden />
      <div>
        <p>
          <strong>
            {until === null ? t('limits.excludedForEver') : t('limits.excludedUntil', { time: at(until) })}
          </strong>
        </p>
        <p>{t('limits.excludedText')}</p>
      </div>
    </Banner>
  );
}
