import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'options',
  rail: { group: 'Trading', label: t('common.options'), key: 'p', icon: HourglassEmptyOutlined },
  pages: {
    list: page(() => import('./OptionList.js'), 'OptionList'),
    show: page(() => import('./OptionShow.js'), 'OptionShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: t('common.options'),
      path: 'options',
      rows: page(() => import('./CustomerOptions.js'), 'CustomerOptions'),
    },
  ],
  ledger: {
    title: t('common.options'),
    entries: {
      'option.stake': t('options.optionStakeSetAside'),
      'option.win': t('options.optionWon'),
      'option.loss': t('options.optionLost'),
      'option.tie': t('options.optionTied'),
      'option.void': t('options.optionVoid'),
      'option.sold': t('options.optionSoldBack'),
    },
    accounts: { micro: t('common.options') },
    product: 'options',
    cause: 'option',
    causeName: t('options.causeName'),
  },
  running: { is_micro: 'options' },
  settings: {
    is_micro: {
      on: t('options.everyCustomerSeesTheOptionsTab'),
      off: t('options.everyCustomerLosesTheOptionsTab'),
    },
    micro_loss_level: t('options.whatALossTakesOfOptions'),
    micro_max_open: t('options.whoeverHasAsManyRunningOptions'),
    micro_exposure_cap: t('options.optionsBeyondItAreRefusedTo'),
    micro_sell_back: {
      on: t('options.runningOptionsCanBeSoldBack'),
      off: t('options.runningOptionsAreSoldBackNo'),
    },
    micro_sell_back_spread: t('options.whatTheHouseKeepsOfEvery'),
  },
  isReadOnly: true,
};
