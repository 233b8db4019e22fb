import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionListName } from '../../api/options.js';
import { Dock, DockedTable } from '../../ui/DockedTable.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside } from '../../ui/useRoomBeside.js';
import { OptionTableRow } from './OptionTableRow.js';
import { useOptionColumns } from './option-columns.js';
import type { LookedOption } from './useLookedOption.js';
import { useOptions } from './useOptions.js';
import { useSellable } from './useSellable.js';

interface OptionTableProps {
  /** Just bought: switches to the running options. */
  newest: number | null;
  onLook: LookedOption['look'];
}

/** The customer's options of all markets below the chart: running and ended. */
export function OptionTable({ newest, onLook }: OptionTableProps) {
  const { t } = useTranslation();
  const [{ tab, shownFor }, setShown] = useState({ tab: 'running' as OptionListName, shownFor: newest });
  if (shownFor !== newest) setShown({ tab: 'running', shownFor: newest });
  const running = useOptions('running');
  const ended = useOptions('ended', tab === 'ended');
  const { list, options } = tab === 'ended' ? ended : running;
  const now = useNow(tab === 'ended' ? 15_000 : 250);
  const sellable = useSellable();
  const columns = useOptionColumns(tab);
  const hasRoom = useRoomBeside();
  const empty = {
    running: [t('options.noneRunning'), t('options.noneRunningText')],
    ended: [t('options.noneEnded'), t('options.noneEndedText')],
  } as const;
  const [title, text] = empty[tab];
  return (
    <Dock aria-label={t('orders.title')}>
      <SegmentedTabs
        label={t('orders.tabs')}
        value={tab}
        onChange={(to) => setShown({ tab: to, shownFor: newest })}
        options={[
          { value: 'running', text: t('options.running'), number: running.total },
          { value: 'ended', text: t('options.ended') },
        ]}
      />
      <DockedTable
        first={t('orders.market')}
        columns={columns}
        isCrowded={!hasRoom}
        acts={options.some((each) => sellable(each, now))}
        list={list}
        items={options}
        keyOf={({ id }) => id}
        row={(option, places) => (
          <OptionTableRow
            option={option}
            now={now}
            places={places}
            isSellable={sellable(option, now)}
            onLook={onLook}
          />
        )}
        empty={<EmptyState title={title} text={text} />}
      />
    </Dock>
  );
}
