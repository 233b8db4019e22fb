import { useGetMany } from 'react-admin';
import { t } from '../../texts/texts.js';

/** What a symbol is shown as. */
export const SymbolName = ({ id }: { id: number }) => {
  const { data } = useGetMany<{ id: number; showCode: string }>('symbols', { ids: [id] });
  return <>{data?.[0]?.showCode ?? t('ui.symbol', { id })}</>;
};
