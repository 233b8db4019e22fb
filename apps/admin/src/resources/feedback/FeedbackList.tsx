import { Alert, Box } from '@mui/material';
import type { NumericDecimals } from '@truemark/contracts';
import type { FeedbackRow } from '@truemark/contracts/admin';
import { DataTable, NumberInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { PHONE } from '../../theme/fields.js';
import { ON_PHONE } from '../../theme/on-phone.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { languageName } from '../../ui/language-name.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { WhenField } from '../../ui/WhenField.js';
import { customerCell } from '../../ui/whose.js';

type Feedback = NumericDecimals<FeedbackRow>;

const filters = [
  <NumberInput key="customer_id" source="customer_id" label={t('common.customer')} alwaysOn />,
];

const Note = (
  <Alert severity="info" variant="outlined" sx={{ m: 2 }}>
    {t('feedback.whatCustomersWroteOnTheFeedback')}
  </Alert>
);

const Customer = ({ customer_id: id }: Feedback) => <NumberedCustomer id={id} isCut />;

const Text = ({ text }: Feedback) => (
  <Box sx={{ py: { xs: 0, sm: 2 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
    {text}
  </Box>
);

export const FeedbackList = () => (
  <ListPage
    title={t('feedback.feedback')}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={25}
    above={Note}
    isStacked
  >
    <DataTable<Feedback>
      empty={<EmptyRows text={t('feedback.none')} />}
      rowClick={false}
      bulkActionButtons={false}
    >
      <DataTable.Col<Feedback> source="sent_at_ms" label={t('common.when')} disableSort className={ON_PHONE}>
        <WhenField source="sent_at_ms" />
      </DataTable.Col>
      <DataTable.Col<Feedback>
        source="customer_id"
        label={t('feedback.from')}
        disableSort
        className={ON_PHONE}
        cellSx={customerCell}
        render={Customer}
      />
      <DataTable.Col<Feedback>
        source="lang"
        label={t('common.language')}
        disableSort
        className={ON_PHONE}
        render={({ lang }) => languageName(lang)}
      />
      <DataTable.Col<Feedback>
        source="text"
        label={t('common.text')}
        disableSort
        className={ON_PHONE}
        render={Text}
        cellSx={() => ({
          ...{ maxWidth: 720, whiteSpace: 'normal' },
          [PHONE]: { maxWidth: '100%', flex: '1 0 100%' },
        })}
      />
    </DataTable>
  </ListPage>
);
