import { Alert, Button } from '@mui/material';
import { Link, useGetIdentity } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { since } from '../../ui/figures.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { useCurrency } from '../../ui/use-currency.js';
import { usePermission } from '../../ui/use-permission.js';
import { zoned } from '../../ui/zone.js';
import { type Setting, shown } from './setting.js';

interface Props {
  readonly setting: Setting;
  readonly canConfirm: boolean;
  readonly onConfirm: (value: string) => void;
}

/** Pending change request of a setting, waiting for approval or for its time. */
export const SettingRequest = ({ setting, canConfirm, onConfirm }: Props) => {
  const { identity } = useGetIdentity();
  const mayApprove = usePermission('approvals', 'approve');
  const currency = useCurrency();
  const { requested } = setting;
  if (!requested) return null;
  const isMine = identity?.id === requested.by_id;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        canConfirm && mayApprove && !isMine ? (
          <Button onClick={() => onConfirm(requested.value)}>{t('settings.agree')}</Button>
        ) : undefined
      }
    >
      {formatRich(isMine ? 'settings.youAskedFor' : 'settings.asksFor', {
        by: <OperatorName name={requested.by_name} email={requested.by} />,
        setting: shown(setting, requested.value, currency),
        at: since(requested.at_ms),
        reason: requested.reason && ` “${requested.reason}”`,
        holds:
          requested.holds_at_ms !== null
            ? ` ${t('settings.itHoldsFrom', { holds: zoned(requested.holds_at_ms) })}`
            : isMine && ` ${t('settings.anotherPersonHasToAgreeTo')}`,
        link: <Link to={`/approvals/${requested.id}/show`}>{t('settings.openTheRequest')}</Link>,
      })}
    </Alert>
  );
};
