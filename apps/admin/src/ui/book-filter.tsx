import { SelectInput } from 'react-admin';
import { t } from '../texts/texts.js';

/** Filter for real or demo accounts, in the address as `is_demo`. */
export const bookFilter = (
  <SelectInput
    key="is_demo"
    source="is_demo"
    label={t('common.accounts')}
    alwaysOn
    emptyText={t('ui.realAndDemo')}
    sx={{ minWidth: 150 }}
    choices={[
      { id: 'false', name: t('common.real') },
      { id: 'true', name: t('common.demo') },
    ]}
  />
);

/** Real accounts are the default, because the broker owes that money; demo is one choice away. */
export const REAL_FIRST = { is_demo: 'false' };

/** Query for all rows of real accounts, for lists that are never long. */
export const ALL_REAL = `range=${encodeURIComponent(JSON.stringify([0, 999]))}&filter=${encodeURIComponent(JSON.stringify(REAL_FIRST))}`;
