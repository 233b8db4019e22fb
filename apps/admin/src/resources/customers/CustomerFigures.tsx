import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { usePermission } from '../../ui/use-permission.js';
import { typeName, useWords } from '../ledger-entries/entry.js';
import type { Summary } from './customer.js';

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    <TableCell align="right">{children}</TableCell>
  </TableRow>
);

const titleOf = ({ currency }: Summary): string =>
  currency ? t('customers.moneyIn', { currency }) : t('customers.money');

/**
 * Net flow to and from outside, by type. For real accounts also the types without an entry, if the role may read
 * entries.
 */
function useMoved({ is_demo: isDemo, outside }: Summary): Summary['outside'] {
  const mayRead = usePermission('ledger-entries', 'read') === true;
  const told = useProducts().flatMap(({ ledger }) => ledger?.moves ?? []);
  const none = isDemo || !mayRead ? [] : told.filter((type) => outside.every((each) => each.type !== type));
  return [...outside, ...none.map((type) => ({ type, net: 0 }))];
}

/** Current equity of the customer, and his net payments ever, by type. */
export const CustomerMoney = ({ customer }: { customer: Summary }) => {
  const words = useWords();
  const moved = useMoved(customer);
  return (
    <Section title={titleOf(customer)}>
      <Table size="small" aria-label={titleOf(customer)}>
        <TableBody>
          <Row name={t('customers.equity')}>
            <strong>
              <FigureText value={customer.equity} write={money} />
            </strong>
          </Row>
          {moved.map(({ type, net }) => (
            <Row key={type} name={t('customers.ever', { what: typeName(words, type) })}>
              <FigureText value={net} write={money} toned />
            </Row>
          ))}
          {moved.length > 1 && (
            <Row name={t('customers.net')}>
              <FigureText value={sumExactly(moved.map(({ net }) => net))} write={money} toned />
            </Row>
          )}
        </TableBody>
      </Table>
    </Section>
  );
};

/** Link to a tab of his page. */
const Tab = (props: { customer: Summary; path: string | undefined; children: ReactNode }) =>
  props.path === undefined ? (
    <>{props.children}</>
  ) : (
    <MuiLink component={Link} to={`/customers/${props.customer.id}/show/${props.path}`}>
      {props.children}
    </MuiLink>
  );

/**
 * Result and running items per product. A product without a booked result, such as a loan, has only the running items.
 */
export const CustomerProducts = ({ customer }: { customer: Summary }) => {
  const rows = useProducts().flatMap(({ name: ofDesk, ledger, customerTabs, rail }) => {
    const name = ledger?.product ?? ofDesk;
    const label = ledger?.title ?? rail?.label;
    const net = ledger?.product ? customer.results.find(({ product }) => product === name)?.net : undefined;
    const open = customer.open.find(({ product }) => product === name);
    if (!label) return [];
    if (net === undefined && !open?.count && !open?.waiting) return [];
    const history = customerTabs?.find(({ isHistory }) => isHistory);
    return [{ name, label, net, open, now: customerTabs?.[0]?.path, ended: history?.path }];
  });
  return (
    <Section title={t('customers.resultByProduct')}>
      {rows.length === 0 ? (
        <EmptyNote text={t('customers.neverTraded')} />
      ) : (
        <Table size="small" aria-label={t('customers.resultByProduct')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('customers.product')}</TableCell>
              <TableCell align="right">{t('customers.result')}</TableCell>
              <TableCell align="right">{t('customers.openNow')}</TableCell>
              <TableCell align="right">{t('customers.openResult')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, label, net, open, now, ended = now }) => (
              <TableRow key={name}>
                <TableCell>
                  <Tab customer={customer} path={ended}>
                    {label}
                  </Tab>
                </TableCell>
                <TableCell align="right">
                  <FigureText value={net} write={money} toned />
                </TableCell>
                <TableCell align="right">
                  {open && open.count + open.waiting > 0 ? (
                    <Tab customer={customer} path={now}>
                      {openText(open.count, open.waiting)}
                    </Tab>
                  ) : (
                    (open?.count ?? '–')
                  )}
                </TableCell>
                <TableCell align="right">
                  <FigureText value={open?.count ? open.result : null} write={money} toned />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {rows.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {t('customers.resultsWithFees')}
        </Typography>
      )}
    </Section>
  );
};

const openText = (count: number, waiting: number): string =>
  waiting > 0 ? t('customers.andWaiting', { count, waiting }) : String(count);
