/** First query key segment of all data of the signed-in customer. */
export const PRIVATE = ['private'] as const;
