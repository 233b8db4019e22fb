import { execFileSync, spawn } from 'node:child_process';

/** Why a broken disk cannot be simulated here; null if it can. */
export function whyNoBrokenDisk(): string | null {
  try {
    execFileSync('strace', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'strace is not installed here';
  }
}

/** Makes every sync of the process fail from the `nth` on, as on a broken disk. Returns how to end that. */
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
