/** The account that contracts are traded on, as the wire calls and numbers it, and as we call it. */
export const contractsAccount = { forex: { id: 2, name: 'contracts' } } as const;
