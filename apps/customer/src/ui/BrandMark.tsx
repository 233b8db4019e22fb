/** Brand mark, the same as the first paint in `index.html`. */
export const BrandMark = () => (
  <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden>
    <rect width="64" height="64" rx="16" fill="#85bd00" />
    <path d="M13 34 25 46 40 27.5" fill="none" stroke="#12170d" strokeWidth="7" strokeLinecap="round" />
    <circle cx="48.5" cy="17" r="5" fill="#12170d" />
  </svg>
);
