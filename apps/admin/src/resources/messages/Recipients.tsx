import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { aimOf, type OperatorMessage } from './operator-message.js';

type Aim = Pick<OperatorMessage, 'to' | 'customer_id' | 'filter'>;

/** Who receives a message: one customer by name, or the aim in words. `isCut` in a list. */
export const Recipients = ({ message, isCut = false }: { message: Aim; isCut?: boolean }) => {
  const { to, customer_id: id } = message;
  if (to === 'one' && id !== null) return <NumberedCustomer id={id} isCut={isCut} />;
  return <>{aimOf(message)}</>;
};
