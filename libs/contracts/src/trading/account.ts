/** The contracts account: wire name and id, and domain name. */
export const contractsAccount = { forex: { id: 2, name: 'contracts' } } as const;
