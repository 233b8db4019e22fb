export * from './canonical-json.js';
export * from './hash-tree.js';
export * from './hasher.js';
export * from './leaves.js';
export * from './seal.js';
export * from './sum-tree.js';
export * from './tree.js';
