import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { CompanyResults } from '../company/CompanyResults.js';
import { useBack } from '../navigation/useBack.js';
import { SearchField } from './SearchField.js';
import { SymbolResults } from './SymbolResults.js';

/** Search over everything that can be traded, and over companies. */
export function ProductPage() {
  const { t } = useTranslation();
  const back = useBack();
  const [what, setWhat] = useState<'symbols' | 'companies'>('symbols');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  return (
    <Page title={t('market.symbols')} onBack={back}>
      <Stack>
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
      </Stack>
    </Page>
  );
}
