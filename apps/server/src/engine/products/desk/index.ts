import { ACT_WINDOW } from '@truemark/domain';
import { defineProduct } from '../../kernel/product.js';
import { operatorActs as table } from './tables/operator-act.table.js';

/** Operator acts with a daily limit per operator. */
export const desk = defineProduct({
  name: 'desk',
  state: {
    tables: [table],
    slice: () => ({ operatorActs: new Map() }),
    load: async (state, loader) => {
      const recent = 'WHERE at > (SELECT max(at) FROM operator_acts) - $1 ORDER BY lane_seq';
      for (const act of await loader.select(table, recent, [ACT_WINDOW]))
        state.operatorActs.set(act.laneSeq, act);
    },
  },
});
