// Imported first, and written so that any Node with modules can read it.
const NEEDED = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Truemark needs Node ${NEEDED.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}
