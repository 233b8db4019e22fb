/** Refusals of withdrawals issued by the edge. */
export const withdrawalErrors = ['withdraw.no_pay_password', 'withdraw.too_many_methods'] as const;
