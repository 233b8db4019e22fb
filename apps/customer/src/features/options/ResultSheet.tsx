import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { sum } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../api/options.js';
import { CardList, Stack } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Sheet } from '../../ui/Sheet.js';
import { useFresh } from '../../ui/useFresh.js';
import { useConfig } from '../configuration/configuration.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OptionEnds } from './OptionEnds.js';
import { OUTCOME_KEYS, RESULT_KEYS, stateKey } from './option-words.js';

const Result = styled('p')(({ theme }) => ({
  margin: 0,
  '& strong': { display: 'flex', gap: 8, alignItems: 'baseline', ...theme.typography.h1 },
  '& span': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Rows = styled('div')({ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' });

interface ResultSheetProps {
  /** Results the customer has not seen; hidden while empty. */
  ended: readonly Option[];
  open: boolean;
  onOpen: (option: Option) => void;
  onDismiss: () => void;
  /** Buys the same again; omitted where that is not possible. */
  onAgain?: (option: Option) => void;
}

/** Result of one or several options. */
export function ResultSheet({ ended, open, onOpen, onDismiss, onAgain }: ResultSheetProps) {
  const { t } = useTranslation();
  const isFresh = useFresh(open);
  const [first] = ended;
  if (!first) return null;
  const single = ended.length === 1;
  const again = single ? onAgain : undefined;
  return (
    <Sheet
      open={open}
      isFresh={isFresh}
      title={
        single
          ? t('options.result.title', { symbol: first.symbol.showCode })
          : t('options.result.many', { number: ended.length, count: ended.length })
      }
      onClose={onDismiss}
      foot={
        <>
          {single && (
            <Button variant="outlined" aria-disabled={isFresh} onClick={() => onOpen(first)}>
              {t('options.result.open')}
            </Button>
          )}
          <Button variant="contained" aria-disabled={isFresh} onClick={onDismiss}>
            {t('ui.done')}
          </Button>
          {again && (
            <Button
              variant="outlined"
              aria-disabled={isFresh}
              sx={{ flexBasis: '100%' }}
              onClick={() => again(first)}
            >
              {t('options.again')}
            </Button>
          )}
        </>
      }
    >
      <Stack aria-live="polite">{single ? <One option={first} /> : <Many ended={ended} />}</Stack>
    </Sheet>
  );
}

function One({ option }: { option: Option }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (
    <>
      <Rows>
        <OptionDirectionBadge option={option} />
        <MoneyText amount={option.stake} currency={currency} />
      </Rows>
      <Result>
        <strong>
          {t(stateKey(option))}
          <MoneyText amount={option.profit} signed currency={currency} />
        </strong>
        <span>
          {option.reason} {option.outcome !== null && !option.reason && t(RESULT_KEYS[option.outcome])}
        </span>
      </Result>
      <OptionEnds option={option} />
    </>
  );
}

function Many({ ended }: { ended: readonly Option[] }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const whole = sum(ended.map(({ profit }) => profit));
  return (
    <>
      <Result>
        <span>{t('options.result.sum')}</span>
        <strong>
          <MoneyText amount={whole} signed currency={currency} />
        </strong>
      </Result>
      <CardList>
        {ended.map((option) => (
          <ListRow
            key={option.id}
            title={option.symbol.showCode}
            second={option.outcome !== null && t(OUTCOME_KEYS[option.outcome])}
            end={<MoneyText amount={option.profit} signed currency={currency} />}
          />
        ))}
      </CardList>
    </>
  );
}
