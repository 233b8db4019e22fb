import Block from '@mui/icons-material/BlockRounded';
import { styled } from '@mui/material/styles';
import { formatTimestamp, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import { useExcludedUntil } from './useLimits.js';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.accent.tint,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& > svg': { color: theme.palette.accent.text, flex: 'none' },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
}));

/** While the customer has excluded himself: until when, and what he can do all the same. */
export function ExclusionBanner() {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const until = useExcludedUntil();
  if (until === undefined) return null;
  return (
    <Banner aria-label={t('limits.exclusion')}>
      <Block aria-hidden />
      <div>
        <p>
          <strong>
            {until === null
              ? t('limits.excludedForEver')
              : t('limits.excludedUntil', { time: ltr(`${formatTimestamp(until, timezone)} ${timezone}`) })}
          </strong>
        </p>
        <p>{t('limits.excludedText')}</p>
      </div>
    </Banner>
  );
}
