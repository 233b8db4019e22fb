/** The options account: wire name and id, and domain name. */
export const optionsAccount = { micro: { id: 3, name: 'options' } } as const;
