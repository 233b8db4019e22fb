export * from './answers.js';
export * from './longest-note.js';
export * from './requests.js';
