/** The account that options are bought from, as the wire calls and numbers it, and as we call it. */
export const optionsAccount = { micro: { id: 3, name: 'options' } } as const;
