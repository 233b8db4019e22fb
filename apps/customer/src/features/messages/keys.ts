/** What is fetched of messages. */
export const messageKeys = {
  messages: ['private', 'messages'],
  message: (id: number) => ['private', 'messages', id],
} as const;
