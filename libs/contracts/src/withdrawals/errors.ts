/** Refusals of withdrawals that the edge itself gives. */
export const withdrawalErrors = ['withdraw.no_pay_password', 'withdraw.too_many_methods'] as const;
