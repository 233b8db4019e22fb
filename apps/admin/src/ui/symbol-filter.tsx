import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { offeredSymbols } from '../providers/offered-symbols.js';
import { t } from '../texts/texts.js';
import { useMay } from './use-may.js';

const AmongOffered = ({ source }: { source: string }) => {
  const { data = [] } = useQuery({ queryKey: ['offered-symbols'], queryFn: offeredSymbols });
  return (
    <AutocompleteInput
      source={source}
      label={t('common.symbol')}
      sx={{ minWidth: 160 }}
      choices={data.map(({ id, showCode: name }) => ({ id, name }))}
    />
  );
};

/** Among all symbols, where the role reads them; else among those that customers are offered. */
const SymbolInput = ({ source }: { source: string; alwaysOn?: boolean }) => {
  const mayRead = useMay('symbols', 'list');
  if (mayRead === undefined) return null;
  if (!mayRead) return <AmongOffered source={source} />;
  return (
    <ReferenceInput source={source} reference="symbols" sort={{ field: 'sort', order: 'ASC' }} perPage={200}>
      <AutocompleteInput label={t('common.symbol')} optionText="showCode" sx={{ minWidth: 160 }} />
    </ReferenceInput>
  );
};

/** One symbol, in the address as `symbolId`. */
export const symbolFilter = <SymbolInput key="symbolId" source="symbolId" alwaysOn />;
