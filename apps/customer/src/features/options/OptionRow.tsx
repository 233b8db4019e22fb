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
import { WIDE } from '../../ui/wide.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OptionCountdown } from './OptionCountdown.js';
import { OUTCOME_KEYS, OUTCOME_TONES } from './option-words.js';
import { RunningFacts, useEndedNow } from './RunningFacts.js';
import type { HeardOption } from './running-option.js';

/** When it ended, which market, which way and for how much, both ends, what it came to, and how. */
export const OPTION_COLUMNS = '124px minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.2fr) 112px 72px';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  paddingInline: 16,
  '&:has(> [aria-current])': { background: theme.palette.accent.tint },
}));

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '12px 0',
  textAlign: 'start',
  ...theme.typography.body2,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, minWidth: 0 },
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:nth-of-type(even)': { justifyContent: 'flex-end' },
  '& > small': { gridColumn: '1 / -1', ...theme.typography.caption, color: theme.palette.text.secondary },
  [WIDE]: {
    '&[data-ended="true"]': {
      gridTemplateColumns: OPTION_COLUMNS,
      alignItems: 'center',
      gap: '2px 16px',
      padding: '10px 0',
      '& > [data-cell="name"]': { gridArea: '1 / 2' },
      '& > [data-cell="terms"]': { gridArea: '1 / 3', whiteSpace: 'nowrap' },
      '& > [data-cell="result"], & > [data-cell="ends"]': { display: 'contents' },
      '& [data-cell="time"]': { gridArea: '1 / 1' },
      '& [data-cell="prices"]': { gridArea: '1 / 4', '& > i': { display: 'none' } },
      '& [data-cell="profit"]': { gridArea: '1 / 5', justifySelf: 'end' },
      '& [data-cell="outcome"]': { gridArea: '1 / 6' },
    },
  },
}));

interface OptionRowProps {
  option: Option;
  /** Its detail stands beside the list. */
  chosen: boolean;
  /** At the end of the first line. */
  result: ReactNode;
  onOpen: () => void;
  children: ReactNode;
}

function Texts({ option, chosen, result, onOpen, children }: OptionRowProps) {
  const { currency } = useConfig();
  return (
    <Press
      data-ended={option.status !== 'running'}
      aria-haspopup="dialog"
      aria-current={chosen || undefined}
      onClick={onOpen}
    >
      <span data-cell="name">
        <strong>{option.symbol.showCode}</strong>
      </span>
      <span data-cell="result">{result}</span>
      <small data-cell="terms">
        <OptionDirectionBadge option={option} /> <MoneyText amount={option.stake} currency={currency} />
        {' · '}
        <bdi>{formatDuration(option.seconds, currentLanguage().tag, 'short')}</bdi>
      </small>
      {children}
    </Press>
  );
}

interface RunningRowProps {
  option: HeardOption;
  /** By this device's clock. */
  now: number;
  chosen: boolean;
  onOpen: () => void;
  /** Left out where it cannot be sold. */
  onSell?: () => void;
}

/** A running option: its countdown, its entry, and what it would come to if it ended now. */
export function RunningRow({ option, now, chosen, onOpen, onSell }: RunningRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const ended = useEndedNow(option);
  const { showCode: symbol } = option.symbol;
  return (
    <Row data-testid={`option-${option.id}`}>
      <OptionCountdown option={option} now={now} />
      <Texts
        option={option}
        chosen={chosen}
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
  chosen: boolean;
  onOpen: () => void;
}

/** An option that has ended: both ends, and what it came to. */
export function EndedRow({ option, now, chosen, onOpen }: EndedRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { pricePrecision: precision } = option.symbol;
  const price = (given: Option['entryPrice']): string =>
    given === null ? '–' : formatPrice(given, precision);
  return (
    <Row data-testid={`option-${option.id}`}>
      <Texts
        option={option}
        chosen={chosen}
        onOpen={onOpen}
        result={
          <>
            {option.outcome !== null && (
              <span data-cell="outcome">
                <StatusBadge tone={OUTCOME_TONES[option.outcome]}>
                  {t(OUTCOME_KEYS[option.outcome])}
                </StatusBadge>
              </span>
            )}
            <span data-cell="profit">
              <MoneyText amount={option.profit} signed currency={currency} />
            </span>
          </>
        }
      >
        <small data-cell="ends">
          <span data-cell="prices">
            <Figure>
              {price(option.entryPrice)} → {price(option.exitPrice)}
            </Figure>
            <i> · </i>
          </span>
          <span data-cell="time">
            <RecordTime at={option.endedAt ?? option.expiresAt} now={now} />
          </span>
        </small>
      </Texts>
    </Row>
  );
}
