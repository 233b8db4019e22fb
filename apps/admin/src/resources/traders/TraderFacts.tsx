import { Link } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { Pill } from '../../ui/Pill.js';
import { Picture } from '../../ui/review/Picture.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import { Age } from './TraderList.js';
import { percent, STATES, type WholeTrader } from './trader.js';

/** Who he is to followers and to the house. */
export const TraderFacts = ({ trader }: { trader: WholeTrader }) => (
  <Section title={trader.nickname} action={<Pill {...STATES[trader.status]} />}>
    <Facts
      rows={[
        [
          'Customer',
          <Link key="customer" to={`/customers/${trader.id}/show`}>
            {trader.uid}
          </Link>,
        ],
        ['Share of profits', percent(trader.share)],
        ['In lists', trader.is_visible ? 'Found' : 'Hidden by himself'],
        ['Followers, real money', trader.follow_num],
        ['Applied', <When key="applied" ms={trader.applied_at_ms} />],
        ...(trader.status === 'applied'
          ? ([
              ['Waits for', <Age key="age" trader={trader} />],
              ['Claimed by', trader.claimed_by_name],
            ] as const)
          : ([
              ['Decided', <When key="decided" ms={trader.decided_at_ms} />],
              ['Leads since', <When key="since" ms={trader.since_ms} />],
              ['Said', trader.reason],
            ] as const)),
      ]}
    />
  </Section>
);

/** The picture that everybody will see, or sees. */
export const TraderPicture = ({ trader: { avatar } }: { trader: WholeTrader }) => {
  const mayLook = useMay('uploads', 'list');
  return avatar !== null && mayLook ? <Picture id={avatar} name="Picture" /> : null;
};
