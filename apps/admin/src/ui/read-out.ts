/** Read out only: whoever sees the page knows it from what stands there. */
export const READ_OUT = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
