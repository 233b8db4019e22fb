import CandlestickChartOutlined from '@mui/icons-material/CandlestickChartOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'symbols',
  rail: { group: 'Trading', label: t('symbols.symbols'), key: 'y', icon: CandlestickChartOutlined },
  creates: t('symbols.newSymbol'),
  pages: {
    list: page(() => import('./SymbolList.js'), 'SymbolList'),
    create: page(() => import('./SymbolCreate.js'), 'SymbolCreate'),
    edit: page(() => import('./SymbolEdit.js'), 'SymbolEdit'),
    show: page(() => import('./SymbolShow.js'), 'SymbolShow'),
  },
  recordRepresentation: 'showCode',
  search: { rows: async () => (await import('./found-symbols.js')).foundSymbols() },
  requests: { kinds: ['symbols.resume'], noun: t('common.symbol') },
  events: { 'feeds.silent': t('symbols.feedSilentEvent') },
};
