import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import type { OptionDirection } from '@truemark/domain';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../api/options.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { directionOf } from './running-option.js';

const SMALL = { fontSize: 14, marginInlineEnd: '2px' };

/** Up or down as word and arrow. Without colour, which is reserved for won and lost. */
export function DirectionBadge({ direction }: { direction: OptionDirection }) {
  const { t } = useTranslation();
  const Arrow = direction === 'up' ? ArrowUpward : ArrowDownward;
  return (
    <StatusBadge>
      <Arrow aria-hidden sx={SMALL} />
      {t(direction === 'up' ? 'options.up' : 'options.down')}
    </StatusBadge>
  );
}

export const OptionDirectionBadge = ({ option }: { option: Pick<Option, 'direction'> }) => (
  <DirectionBadge direction={directionOf(option)} />
);
