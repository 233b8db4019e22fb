import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isolate } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowerCopy } from '../../api/follower-copies.js';
import type { Follower } from '../../api/traders.js';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Figure } from '../../ui/Figure.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { Sheet } from '../../ui/Sheet.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { useFollowerCopies } from './useFollowed.js';

const End = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const EMPTY = { open: 'follow.followerNoOpen', ended: 'follow.followerNoEnded' } as const;
const TITLES = { open: 'follow.noOpen', ended: 'follow.noEnded' } as const;
type Which = keyof typeof EMPTY;

/** Results of a follower's copies of the customer's positions, without their sizes. Null: closed. */
export function FollowerSheet({ follower, onClose }: { follower: Follower | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [which, setWhich] = useState<Which>('open');
  return (
    <Sheet
      open={follower !== null}
      title={t('follow.followerCopies', { follower: isolate(follower?.nickname ?? '') })}
      onClose={onClose}
    >
      <Stack>
        <Typography variant="body2" color="text.secondary">
          {t('follow.followerCopiesHint')}
        </Typography>
        <SegmentedTabs
          label={t('follow.tabs')}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'open', text: t('follow.tab.open') },
            { value: 'ended', text: t('follow.tab.ended') },
          ]}
        />
        {follower && <Copies key={which} relationId={follower.id} which={which} />}
      </Stack>
    </Sheet>
  );
}

function Copies({ relationId, which }: { relationId: number; which: Which }) {
  const { t } = useTranslation();
  const now = useNow(15_000);
  const { list, copies } = useFollowerCopies(relationId, which);
  return (
    <InfiniteList<FollowerCopy>
      list={list}
      items={copies}
      keyOf={({ id }) => id}
      rowHeight={60}
      row={(copy) => <CopyRow copy={copy} now={now} />}
      empty={<EmptyState icon={<ReceiptLong />} title={t(TITLES[which])} text={t(EMPTY[which])} />}
    />
  );
}

function CopyRow({ copy, now }: { copy: FollowerCopy; now: number }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const { symbol, side, openPrice, price, profit } = copy;
  return (
    <ListRow
      wraps
      title={
        <>
          <bdi>{symbol.showCode}</bdi> · {t(side === 'buy' ? 'orders.buy' : 'orders.sell')}
        </>
      }
      second={
        <>
          <Figure>
            <PriceText still price={openPrice} precision={symbol.pricePrecision} />
            {' → '}
            <PriceText still price={price} precision={symbol.pricePrecision} />
          </Figure>
          <br />
          <TimeText
            plain
            at={copy.closedAt ?? copy.openedAt}
            now={now}
            tag={currentLanguage().tag}
            zone={timezone}
          />
        </>
      }
      end={
        <End>
          <MoneyText amount={profit} signed currency={currency} />
          <small>{t('follow.beforeFees')}</small>
        </End>
      }
    />
  );
}
