import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { MovementKind } from '@truemark/domain';
import { formatDay } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchStatement } from '../../api/accounts.js';
import { Refusal } from '../../api/http.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { Stack } from '../../ui/Card.js';
import { DayField } from '../../ui/DayField.js';
import { Sheet } from '../../ui/Sheet.js';
import { saveFile } from '../../ui/save-file.js';
import { useConfig } from '../configuration/configuration.js';

const FIRST_DAY = '2000-01-01';
const MONTH = 30 * 86_400_000;
const Kinds = styled('div')({ display: 'flex', gap: 12, '& > *': { flex: 1 } });
const Only = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
type Kind = 'csv' | 'pdf';

interface StatementSheetProps {
  open: boolean;
  typeId: number;
  /** Filter: only movements of this kind. */
  kind: MovementKind | undefined;
  onClose: () => void;
}

/** Account statement for a range of days, as CSV or PDF. */
export function StatementSheet({ open, typeId, kind: only, onClose }: StatementSheetProps) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const today = formatDay(Date.now(), timezone);
  const [days, setDays] = useState({ from: formatDay(Date.now() - MONTH, timezone), to: today });
  const save = useMutation({
    mutationFn: async (kind: Kind) => {
      const file = await fetchStatement(kind, { typeId, kind: only, days });
      saveFile(file, `statement-${days.from}-${days.to}.${kind}`);
    },
    onSuccess: onClose,
  });
  const wrong = days.from > days.to;
  const field = (name: 'from' | 'to', hint?: string, error?: string) => (
    <DayField
      label={t(name === 'from' ? 'orders.from' : 'orders.to')}
      hint={hint}
      error={error}
      min={FIRST_DAY}
      max={today}
      zone={timezone}
      day={days[name]}
      onDay={(day) => setDays({ ...days, [name]: day })}
    />
  );
  // Too long for a PDF; CSV has no such limit.
  const isOnlyTable = save.error instanceof Refusal && save.error.key === 'wallet.statement_not_printed';
  const button = (kind: Kind) => (
    <Button
      variant={isOnlyTable && kind === 'csv' ? 'contained' : 'outlined'}
      disabled={wrong || save.isPending}
      onClick={() => save.mutate(kind)}
    >
      <BusyLabel busy={save.isPending && save.variables === kind}>{kind.toUpperCase()}</BusyLabel>
    </Button>
  );
  return (
    <Sheet
      open={open}
      title={t('statement.title')}
      onClose={onClose}
      foot={
        <Kinds role="group" aria-label={t('statement.kinds')}>
          {button('csv')}
          {button('pdf')}
        </Kinds>
      }
    >
      <Stack>
        {only && <Only>{t('statement.only', { kind: t(`history.kind.${only}`) })}</Only>}
        {field('from', t('orders.zone', { zone: timezone }))}
        {field('to', undefined, wrong ? t('orders.daysWrong') : undefined)}
      </Stack>
    </Sheet>
  );
}
