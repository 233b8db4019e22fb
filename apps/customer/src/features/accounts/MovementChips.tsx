import type { MovementKind } from '@truemark/domain';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../api/accounts.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { movementKinds } from './movement-kinds.js';

interface MovementChipsProps {
  account: Account['type'];
  value: MovementKind | 'all';
  onChange: (kind: MovementKind | 'all') => void;
}

/** Filter chips for the movements of an account. */
export function MovementChips({ account, value, onChange }: MovementChipsProps) {
  const { t } = useTranslation();
  const isOnlyOne = isOn(useConfig(), 'only_one_account');
  const isDemo = useUser()?.isDemo === true;
  const kinds = ['all', ...movementKinds({ account, isDemo, isOnlyOne })] as const;
  return (
    <ChipRow
      label={t('history.kinds')}
      options={kinds.map((kind) => ({ value: kind, text: t(`history.kind.${kind}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
