/** The height of what is said below the page's head, as a property of the frame: pages make room for it. */
export const SAID = '--said';
