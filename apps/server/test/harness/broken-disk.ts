import { execFileSync, spawn } from 'node:child_process';

/** Why no disk can be broken here; null where it can. */
export function whyNoBrokenDisk(): string | null {
  try {
    execFileSync('strace', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'strace is not installed here';
  }
}

/** From the `nth` sync of the process on, every one of them fails as on a broken disk. Answers how to end that. */
export async function breakDisk(pid: number, nth: number): Promise<() => void> {
  const fails = `inject=fsync,fdatasync:error=EIO:when=${nth}+`;
  const strace = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-e', fails, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes(' attached')) resolve();
    });
    strace.once('error', reject);
    strace.once('exit', (code) => reject(new Error(`strace ended with ${code}: ${said}`)));
  });
  return () => void strace.kill('SIGKILL');
}
