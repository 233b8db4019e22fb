/** Query keys of messages. */
export const messageKeys = {
  ways: ['message-ways'],
  messages: ['private', 'messages'],
  message: (id: number) => ['private', 'messages', id],
} as const;
