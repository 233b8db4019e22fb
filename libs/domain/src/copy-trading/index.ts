export * from './capital-stop.js';
export * from './copy-size.js';
export * from './copy-skip.js';
export * from './past-events.js';
export * from './preview-copies.js';
export * from './profit-share.js';
export * from './trader-figures.js';
export * from './trader-rules.js';
