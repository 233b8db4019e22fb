/** Query keys of pictures. */
export const pictureKeys = {
  picture: (address: string) => ['private', 'picture', address],
} as const;
