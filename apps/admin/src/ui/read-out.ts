/** For screen readers only: sighted users see it on the page. */
export const READ_OUT = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
