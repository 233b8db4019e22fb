/** Domain names of payment methods → wire numbers of currencies and methods. */
export const drawTypeNumbers = { coin: 1, bank: 2 } as const;
export const feeTypeNumbers = { fixed: 1, percent: 2 } as const;
