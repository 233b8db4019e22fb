import { SelectInput } from 'react-admin';
import { t } from '../texts/texts.js';

/** Real accounts apart from demo ones, in the address as `is_demo`. */
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

/** What the house answers for stands first; demo is a choice away. */
export const REAL_FIRST = { is_demo: 'false' };

/** Asks for every row of real accounts, of a list that is never long. */
export const ALL_REAL = `range=${encodeURIComponent(JSON.stringify([0, 999]))}&filter=${encodeURIComponent(JSON.stringify(REAL_FIRST))}`;
