import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'options',
  rail: { group: 'Trading', label: 'Options', icon: HourglassEmptyOutlined },
  pages: {
    list: page(() => import('./OptionList.js'), 'OptionList'),
    show: page(() => import('./OptionShow.js'), 'OptionShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: 'Options',
      path: 'options',
      rows: page(() => import('./CustomerOptions.js'), 'CustomerOptions'),
    },
  ],
  ledger: {
    entries: {
      'option.stake': 'Option stake set aside',
      'option.win': 'Option won',
      'option.loss': 'Option lost',
      'option.tie': 'Option tied',
      'option.void': 'Option void',
      'option.sold': 'Option sold back',
    },
    accounts: { micro: 'Options' },
    cause: 'option',
  },
  settings: {
    is_micro: {
      on: 'Every customer sees the options tab and can buy options.',
      off: 'Every customer loses the options tab and new options are refused. Running options settle as usual.',
    },
    micro_loss_level: 'What a loss takes of options that are bought from now on. Running ones keep theirs.',
    micro_max_open: 'Whoever has as many running options as this buys no more until one ends.',
    micro_exposure_cap:
      'Options beyond it are refused, to every customer alike. Running ones are not touched.',
    micro_sell_back: {
      on: 'Running options can be sold back at the published formula’s price, by every customer.',
      off: 'Running options are sold back no longer: they end by their rule.',
    },
    micro_sell_back_spread: 'What the house keeps of every offer that is made from now on.',
  },
  isReadOnly: true,
};
