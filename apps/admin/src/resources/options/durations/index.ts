import TimerOutlined from '@mui/icons-material/TimerOutlined';
import type { ChangeValues, Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page, rowPart } from '../../../ui/page.js';
import { askedDuration, type Duration, durationName } from './duration.js';

export const product: Product = {
  name: 'durations',
  rail: { group: 'Products', label: t('options.durations'), icon: TimerOutlined },
  creates: t('options.newDuration'),
  recordRepresentation: (row) => durationName(row as Duration),
  requests: {
    kinds: ['durations.change'],
    noun: '',
    called: askedDuration,
    effect: rowPart<'DurationOdds', ChangeValues>(() => import('./DurationOdds.js'), 'DurationOdds'),
  },
  pages: {
    list: page(() => import('./DurationList.js'), 'DurationList'),
    create: page(() => import('./DurationCreate.js'), 'DurationCreate'),
    edit: page(() => import('./DurationEdit.js'), 'DurationEdit'),
  },
};
