import type { Rolldown } from 'vite';

/** The chunk with a module, told by the end of its path, and all that it imports statically; none where there is no such module. */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const collect = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) collect(bundle[name]);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if ([chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith(module))) collect(chunk);
  }
  return [...found];
}
