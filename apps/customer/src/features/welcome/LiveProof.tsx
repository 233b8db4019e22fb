import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatDuration, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fetchPublicProof, type OptionAudit } from '../../api/option-proof.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { ProofFold } from '../proof/ProofFold.js';
import { recomputeOption, type Step } from '../proof/recompute-option.js';
import { TickTable } from '../proof/TickTable.js';
import { welcomeKeys } from './keys.js';
import { ProofComing } from './ProofComing.js';

const Box = styled(Card)(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, margin: '0 0 4px' },
  '& > p': { ...theme.typography.body2, margin: '0 0 8px', color: theme.palette.text.secondary },
  '& > p[data-verdict]': {
    display: 'grid',
    margin: '0 0 4px',
    fontWeight: 600,
    color: theme.palette.text.primary,
    // Both sentences share one cell with the height of the taller one, so that nothing moves when they switch.
    '& > span': { gridArea: '1 / 1', animation: 'verdict-in 1ms step-end var(--after) both' },
    '& > span:first-of-type': { animationName: 'verdict-out' },
  },
  '@keyframes verdict-in': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '@keyframes verdict-out': { from: { visibility: 'visible' }, to: { visibility: 'hidden' } },
  '& > div:last-of-type': { overflowX: 'auto' },
}));

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 12,
    alignItems: 'center',
    minHeight: 44,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  // Label and figures on one line, for all steps or none.
  '@container ((min-width: 700px) and (max-width: 999px)) or (min-width: 1200px)': {
    '& > li > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  },
  // All labels are visible at once and the figures appear one after the other, so that no gap is left for them.
  '& bdi, & svg': { animation: 'step-in 200ms ease-out var(--at) both' },
  '@keyframes step-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  '& span': { display: 'block', ...theme.typography.body2, color: theme.palette.text.secondary },
  '& bdi': { ...theme.typography.body2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Agrees = styled(CheckCircle)(({ theme }) => ({ color: theme.palette.up.text }));
const Differs = styled(ErrorIcon)(({ theme }) => ({ color: theme.palette.error.main }));
/** Delay between two steps, ms: visible one by one without waiting. */
const PACE = 120;

/** Last demo option decided by a price, settled again by this browser; renders nothing if there is none. */
export function LiveProof() {
  const { data, refetch, isFetching, isPending } = useQuery({
    queryKey: welcomeKeys.proof,
    queryFn: ({ signal }) => fetchPublicProof({ init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const steps = data ? recomputeOption(data) : [];
  if (isPending) return <ProofComing />;
  if (!data || steps.length === 0) return <div hidden />;
  return <Proof audit={data} steps={steps} busy={isFetching} onAgain={() => void refetch()} />;
}

interface ProofProps {
  audit: OptionAudit;
  steps: readonly Step[];
  busy: boolean;
  onAgain: () => void;
}

function Proof({ audit, steps, busy, onAgain }: ProofProps) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const { tag } = currentLanguage();
  const now = useNow(15_000);
  const { option, entry, exit, ticks } = audit;
  const { showCode, pricePrecision: precision } = option.symbol;
  const agrees = steps.every((step) => step.agrees);
  const counted = [
    ...(entry ? [{ seq: entry.seq, name: t('options.entry'), price: 'bid' as const }] : []),
    ...(exit ? [{ seq: exit.seq, name: t('options.exit'), price: 'bid' as const }] : []),
  ];
  const words = {
    symbol: ltr(showCode),
    direction: t(option.direction === 'up' ? 'visitor.up' : 'visitor.down'),
    time: formatDuration(option.seconds, tag, 'long'),
  };
  return (
    <Box aria-label={t('visitor.proof')}>
      <h2>{t('visitor.proof')}</h2>
      <p>
        {t('visitor.option', words)} <MoneyText amount={option.stake} currency={currency} />
        {' · '}
        <TimeText plain at={option.endedAt ?? option.expiresAt} now={now} tag={tag} zone={timezone} />
      </p>
      <p
        key={`verdict ${option.id} ${busy}`}
        data-verdict
        role="status"
        style={{ ['--after' as string]: `${steps.length * PACE}ms` }}
      >
        <span>{t('visitor.checking')}</span>
        <span>
          {t(agrees ? 'visitor.verdict' : 'visitor.broken', { number: ticks.length, count: ticks.length })}
        </span>
      </p>
      <Steps key={`${option.id} ${busy}`}>
        {steps.map(({ name, line, agrees: same }, index) => (
          <li key={name} style={{ ['--at' as string]: `${index * PACE}ms` }}>
            <div>
              <span>{t(`visitor.step.${name}`)}</span>
              <bdi dir="ltr">{line}</bdi>
            </div>
            {same ? (
              <Agrees titleAccess={t('visitor.agrees')} />
            ) : (
              <Differs titleAccess={t('visitor.differs')} />
            )}
          </li>
        ))}
      </Steps>
      <Button variant="outlined" fullWidth disabled={busy} onClick={onAgain}>
        {t('visitor.again')}
      </Button>
      <ProofFold title={t('visitor.ticksShown')}>
        {() => <TickTable ticks={ticks} counted={counted} symbol={showCode} precision={precision} />}
      </ProofFold>
      <p style={{ marginBlockStart: 12 }}>
        {t('visitor.note')} <Figure>{`#${option.id}`}</Figure>
      </p>
      <Button fullWidth component={Link} to="/proof">
        {t('proof.sealedDays')}
      </Button>
    </Box>
  );
}
