import type { NumericDecimals } from '@truemark/contracts';
import type { Dashboard } from '@truemark/contracts/admin';
import type { NamedIn } from '../providers/translate.js';

/** Answer of `GET /admin/api/dashboard`. */
export type DashboardFigures = NamedIn<'dashboard', NumericDecimals<Dashboard>>;

export type Feed = DashboardFigures['feeds'][number];
