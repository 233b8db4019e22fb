import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'holiday-calendars',
  rail: { group: 'Configuration', label: t('calendars.calendars'), icon: EventBusyOutlined },
  creates: t('calendars.newCalendar'),
  pages: {
    list: page(() => import('./CalendarList.js'), 'CalendarList'),
    create: page(() => import('./CalendarCreate.js'), 'CalendarCreate'),
    edit: page(() => import('./CalendarEdit.js'), 'CalendarEdit'),
  },
  recordRepresentation: 'name',
};
