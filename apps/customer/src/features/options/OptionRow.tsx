import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatDuration, formatPrice } from '@truemark/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../api/options.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { textSize } from '../../ui/theme/text-size.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OptionCountdown } from './OptionCountdown.js';
import { OUTCOME_KEYS, OUTCOME_TONES } from './option-words.js';
import { RunningFacts, useEndedNow } from './RunningFacts.js';
import type { PushedOption } from './running-option.js';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  paddingInline: 16,
});

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  gap: '2px 12px',
  padding: '12px 0',
  textAlign: 'start',
  ...theme.typography.body2,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, minWidth: 0 },
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A long result takes two lines rather than cut the market's name.
  '& > span:nth-of-type(even)': { justifyContent: 'flex-end', flexWrap: 'wrap', gap: '0 8px' },
  '& > small': { gridColumn: '1 / -1', ...theme.typography.caption, color: theme.palette.text.secondary },
}));

interface OptionRowProps {
  option: Option;
  /** At the end of the first line. */
  result: ReactNode;
  onOpen: () => void;
  children: ReactNode;
}

function Texts({ option, result, onOpen, children }: OptionRowProps) {
  const { currency } = useConfig();
  return (
    <Press aria-haspopup="dialog" onClick={onOpen}>
      <span>
        <strong>{option.symbol.showCode}</strong>
      </span>
      <span>{result}</span>
      <small>
        <OptionDirectionBadge option={option} /> <MoneyText amount={option.stake} currency={currency} />
        {' · '}
        <bdi>{formatDuration(option.seconds, currentLanguage().tag, 'short')}</bdi>
      </small>
      {children}
    </Press>
  );
}

interface RunningRowProps {
  option: PushedOption;
  /** Device clock. */
  now: number;
  onOpen: () => void;
  /** Omitted if it cannot be sold. */
  onSell?: () => void;
}

/** Running option: countdown, entry, and its result at the current price. */
export function RunningRow({ option, now, onOpen, onSell }: RunningRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const ended = useEndedNow(option);
  const { showCode: symbol } = option.symbol;
  return (
    <Row data-testid={`option-${option.id}`}>
      <OptionCountdown option={option} now={now} />
      <Texts
        option={option}
        onOpen={onOpen}
        result={<MoneyText amount={ended?.profit} signed={ended !== null} currency={currency} />}
      >
        <RunningFacts option={option} />
      </Texts>
      {onSell && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ minHeight: 44, mb: 3, fontSize: textSize(14) }}
          aria-label={t('options.sellOne', { symbol })}
          onClick={onSell}
        >
          {t('options.sell')}
        </Button>
      )}
    </Row>
  );
}

interface EndedRowProps {
  option: Option;
  now: number;
  onOpen: () => void;
}

/** Ended option: entry, exit and result. */
export function EndedRow({ option, now, onOpen }: EndedRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { pricePrecision: precision } = option.symbol;
  const price = (given: Option['entryPrice']): string =>
    given === null ? '–' : formatPrice(given, precision);
  return (
    <Row data-testid={`option-${option.id}`}>
      <Texts
        option={option}
        onOpen={onOpen}
        result={
          <>
            {option.outcome !== null && (
              <StatusBadge tone={OUTCOME_TONES[option.outcome]}>
                {t(OUTCOME_KEYS[option.outcome])}
              </StatusBadge>
            )}
            <MoneyText amount={option.profit} signed currency={currency} />
          </>
        }
      >
        <small>
          <Figure>
            {price(option.entryPrice)} → {price(option.exitPrice)}
          </Figure>
          {' · '}
          <RecordTime at={option.endedAt ?? option.expiresAt} now={now} />
        </small>
      </Texts>
    </Row>
  );
}
