export * from './answers.js';
export * from './max-note-length.js';
export * from './requests.js';
