import type { InNumbers } from '@truemark/contracts';
import type { Dashboard } from '@truemark/contracts/admin';
/** Answer of `GET /admin/api/dashboard`. */
export type DashboardFigures = InNumbers<Dashboard>;

export type Feed = DashboardFigures['feeds'][number];
