import { loaders } from 'virtual:texts';
import type { LanguageCode } from '@truemark/i18n';

/**
 * Fetches a catalogue: the `first` or the `rest` of the app's own texts, or one of the separate files that pages load.
 * A language without its own catalogue is served in English.
 */
export async function loadCatalogue(
  name: string,
  code: LanguageCode,
): Promise<Readonly<Record<string, string>>> {
  const load = loaders[`${code} ${name}`] ?? loaders[`en ${name}`];
  if (!load) throw new Error(`no catalogue ${name}`);
  return (await load()).default;
}
