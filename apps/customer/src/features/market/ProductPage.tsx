import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { WIDE } from '../../ui/wide.js';
import { CompanyResults } from '../company/CompanyResults.js';
import { useBack } from '../navigation/useBack.js';
import { SearchField } from './SearchField.js';
import { SymbolResults } from './SymbolResults.js';

/** Wide layout: the search next to its results, and rows in two columns. */
const Results = styled(Stack)(({ theme }) => ({
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 24,
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
    '& [data-rows]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > p': { gridColumn: '1 / -1' },
      '& > div:nth-of-type(odd)': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
    },
  },
}));

/** Search over all tradable symbols and over companies. */
export function ProductPage() {
  const { t } = useTranslation();
  const back = useBack();
  const [what, setWhat] = useState<'symbols' | 'companies'>('symbols');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  return (
    <Page wide title={t('market.symbols')} onBack={back}>
      <Results>
        <SearchField
          text={text}
          onText={setText}
          label={what === 'symbols' ? undefined : t('company.search')}
          autoFocus
        />
        <SegmentedTabs
          label={t('market.searchTitle')}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'symbols', text: t('market.symbols') },
            { value: 'companies', text: t('company.companies') },
          ]}
        />
        {what === 'symbols' ? <SymbolResults wanted={wanted} /> : <CompanyResults wanted={wanted} />}
      </Results>
    </Page>
  );
}
