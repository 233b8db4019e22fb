import { styled } from '@mui/material/styles';
import { formatPrice, formatTimestamp } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../api/options.js';
import { Figure } from '../../ui/Figure.js';
import { useConfig } from '../configuration/configuration.js';
import { exactTimeZoned } from '../proof/exact-time.js';

const Two = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  margin: 0,
  '& > div': { padding: 12, borderRadius: 12, background: theme.palette.tokens.raised, minWidth: 0 },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd:nth-of-type(1)': { ...theme.typography.body1, fontWeight: 600 },
  '& dd:nth-of-type(2)': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

/** Entry and exit of an option: price and time of the deciding ticks. */
export function OptionEnds({ option }: { option: Option }) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const end = (name: string, price: Option['entryPrice'], at: number | null) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <Figure>{price === null ? '–' : formatPrice(price, option.symbol.pricePrecision)}</Figure>
      </dd>
      <dd>
        <Figure title={at === null ? undefined : formatTimestamp(at, timezone)}>
          {at === null ? '–' : exactTimeZoned(at, timezone)}
        </Figure>
      </dd>
    </div>
  );
  return (
    <Two>
      {end(t('options.entry'), option.entryPrice, option.entryAt)}
      {end(t('options.exit'), option.exitPrice, option.exitAt)}
    </Two>
  );
}
