import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';

/** What has no place in the rail. */
const OTHERS: Readonly<Record<string, string>> = {
  uploads: t('auditLog.pictures'),
  'webhook-deliveries': t('auditLog.webhookDeliveries'),
  'planned-settings': t('auditLog.plannedSettings'),
  'report-schedules': t('auditLog.reportSchedules'),
  dashboard: t('auditLog.dashboard'),
};

/** What a row of the log is about, as the rail calls it; what has no name yet by its code, in words. */
export function resourceName(products: readonly Product[], name: string): string {
  const known = products.find((product) => product.name === name)?.rail?.label ?? OTHERS[name];
  const inWords = name.replaceAll(/[-_]/g, ' ');
  return known ?? inWords.charAt(0).toUpperCase() + inWords.slice(1);
}

export const ResourceName = ({ name }: { name: string }) => <>{resourceName(useProducts(), name)}</>;
