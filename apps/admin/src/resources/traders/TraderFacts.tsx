import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { Pill } from '../../ui/Pill.js';
import { Picture } from '../../ui/review/Picture.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { Age } from './TraderList.js';
import { percent, STATES, type TraderDetails } from './trader.js';

/** The trader as followers and as the broker see him. */
export const TraderFacts = ({ trader }: { trader: TraderDetails }) => (
  <Section title={trader.nickname} action={<Pill {...STATES[trader.status]} />}>
    <Facts
      rows={[
        [t('common.customer'), <CustomerLink key="customer" id={trader.id} row={trader} />],
        [t('traders.shareOfProfits'), percent(trader.share)],
        [t('traders.inLists'), trader.is_visible ? t('traders.found') : t('traders.hiddenByHimself')],
        [t('traders.followersRealMoney'), trader.follow_num],
        [t('traders.applied'), <When key="applied" ms={trader.applied_at_ms} />],
        ...(trader.status === 'applied'
          ? ([
              [t('common.waitsFor'), <Age key="age" trader={trader} />],
              [t('common.claimedBy'), trader.claimed_by_name],
            ] as const)
          : ([
              [t('common.decided'), <When key="decided" ms={trader.decided_at_ms} />],
              [t('traders.leadsSince'), <When key="since" ms={trader.since_ms} />],
              [t('traders.said'), trader.reason],
            ] as const)),
      ]}
    />
  </Section>
);

/** Picture that everybody sees, or will see. */
export const TraderPicture = ({ trader: { avatar } }: { trader: TraderDetails }) => {
  const mayLook = usePermission('uploads', 'list');
  return avatar !== null && mayLook ? <Picture id={avatar} name={t('common.picture')} /> : null;
};
