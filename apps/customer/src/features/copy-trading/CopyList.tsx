import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { useNow } from '../../ui/useNow.js';
import { OrderRow } from '../orders/OrderRow.js';
import { OrderSheets } from '../orders/OrderSheets.js';
import { useLookedOrder } from '../orders/useLookedOrder.js';
import { useCopies } from './useFollowed.js';

const EMPTY = {
  open: ['follow.noOpen', 'follow.noOpenText'],
  ended: ['follow.noEnded', 'follow.noEndedText'],
} as const;

interface CopyListProps {
  traderId: number;
  which: 'open' | 'ended';
}

/** The customer's copies of one trader's orders, with all order actions. */
export function CopyList({ traderId, which }: CopyListProps) {
  const { t } = useTranslation();
  const now = useNow(15_000);
  const { list, copies } = useCopies(traderId, which);
  const looked = useLookedOrder(copies);
  const [title, text] = EMPTY[which];
  return (
    <>
      <InfiniteList
        list={list}
        items={copies}
        keyOf={({ id }) => id}
        row={(copy) => <OrderRow order={copy} now={now} onLook={looked.look} />}
        empty={<EmptyState icon={<ReceiptLong />} title={t(title)} text={t(text)} />}
      />
      <OrderSheets looked={looked} />
    </>
  );
}
