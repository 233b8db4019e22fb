import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { aimOf, type OperatorMessage } from './operator-message.js';

type Props = Pick<OperatorMessage, 'to' | 'customer_id' | 'filter'>;

/** Recipients of a message: one customer by name and UID, more of them in words. */
export const Aim = ({ to, customer_id: id, filter }: Props) =>
  id === null ? <>{aimOf({ to, filter })}</> : <NumberedCustomer id={id} />;
