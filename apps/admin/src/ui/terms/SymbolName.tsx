import { useGetMany } from 'react-admin';
import { t } from '../../texts/texts.js';

/** Display name of a symbol. */
export const SymbolName = ({ id }: { id: number }) => {
  const { data } = useGetMany<{ id: number; showCode: string }>('symbols', { ids: [id] });
  return <>{data?.[0]?.showCode ?? t('ui.symbol', { id })}</>;
};
