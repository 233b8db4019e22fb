import type { BasicInfo, MenuEntry, SignIn, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type Client, client } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { ownSymbol } from './harness/own-symbol.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Only the push counts here; the contract's two seconds would measure the machine. */
const SOON = 60_000;

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let owner: AdminClient;
  let visitor: Client;
  let ear: Socket;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    owner = await adminClient(server, 'owner');
    visitor = client(server.url);
    ear = await socket(server, (await demoCustomer(server)).token);
  });
  afterAll(async () => {
    ear?.close();
    await server?.discard();
  });

  const lastTrace = async (resource: string, id: string | number): Promise<Row> => {
    const [row] = await owner.list('audit-log', {
      filter: { resource, resource_id: String(id) },
      range: [0, 0],
    });
    if (!row) throw new Error(`no audit row of ${resource} ${id}`);
    return row;
  };
  /** Config version pushed to the connected customer after a change. */
  const heard = async (change: () => Promise<unknown>): Promise<number> => {
    const since = ear.messages.length;
    await change();
    return (await ear.waitForType('CONFIG', undefined, SOON, since)).version;
  };

  it.each([
    'deposit-addresses',
    'bank-currencies',
    'bank-accounts',
    'withdrawal-currencies',
    'loan-products',
    'funds',
  ])('a change of %s reaches connected customers', async (resource) => {
    const [row] = await owner.list(resource, { range: [0, 0] });
    const sort = Number(row?.sort);
    const before = await heard(() => owner.change(resource, Number(row?.id), { sort: sort + 1 }));
    expect(await heard(() => owner.change(resource, Number(row?.id), { sort }))).toBeGreaterThan(before);
  });

  it('a changed setting reaches connected customers, and is logged', async () => {
    const before = await heard(() => operator.change('settings', 'is_home_search', { value: '0' }));
    expect(await visitor.read<BasicInfo>('/api/basicSet/getBasicInfo')).toMatchObject({
      is_home_search: '0',
    });
    const after = await heard(() => operator.change('settings', 'is_home_search', { value: '1' }));
    expect(after).toBeGreaterThan(before);

    const row = await operator.one('settings', 'is_home_search');
    expect(row).toMatchObject({
      value: '1',
      is_default: true,
      former: '0',
      changed_by: 'operator1@truemark.example',
    });
    expect(await lastTrace('settings', 'is_home_search')).toMatchObject({
      action: 'edit',
      operator_email: 'operator1@truemark.example',
      address: '127.0.0.1',
      before: { value: '0' },
      after: { value: '1' },
    });
  });

  it('a value that does not match its declaration is refused, field by field', async () => {
    const answer = await operator.call<{ errors: object }>('PUT', 'settings/theme_primary', { value: 'red' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('value');
    expect((await operator.call('PUT', 'settings/no_such_key', { value: '1' })).status).toBe(404);
  });

  it('the reason for stopping trading is kept in the audit log', async () => {
    await operator.change('settings', 'is_forex', { value: '0', reason: 'Prices are wrong' });
    expect(await lastTrace('settings', 'is_forex')).toMatchObject({
      action: 'edit',
      reason: 'Prices are wrong',
      after: { value: '0' },
    });
    await operator.change('settings', 'is_forex', { value: '1' });
  });

  it('the settlement currency cannot change while accounts are held in it', async () => {
    const answer = await owner.call<{ key: string }>('PUT', 'settings/currency', { value: 'EUR' });
    expect([answer.status, answer.body.key]).toEqual([409, 'settings.in_use']);
  });

  it('changing the company status takes two owners', async () => {
    const url = 'https://example.com/closed';
    expect((await operator.call('PUT', 'settings/company_loss_url', { value: url })).status).toBe(403);
    const requestValue = (by: AdminClient) =>
      by.call<Row>('PUT', 'settings/company_loss_url', { value: url });
    const asked = await requestValue(owner);
    expect([asked.status, asked.body]).toMatchObject([202, { state: 'waiting', after: { value: url } }]);
    const again = await requestValue(owner);
    expect([again.status, again.body.id]).toEqual([202, asked.body.id]);
    expect(await owner.one('settings', 'company_loss_url')).toMatchObject({
      ...{ value: '', requested: { id: asked.body.id, value: url, by: 'owner1@truemark.example' } },
    });

    const second = await adminClient(server, 'owner', 1);
    const confirmed = await requestValue(second);
    expect([confirmed.status, confirmed.body]).toMatchObject([200, { value: url, requested: null }]);
  });

  it('a menu entry is renamed and moved', async () => {
    const entries = await operator.list('menus', { filter: { group: 'tab_bar' }, sort: ['sort', 'ASC'] });
    const entry = entries.find(({ is_shown: isShown }) => isShown) as Row;
    const name = { ...(entry.name as Record<string, string>), en: 'Renamed' };
    await heard(() => operator.change('menus', entry.id, { name }));
    const shown = await visitor.read<MenuEntry[]>('/api/menu', { group: 'tab_bar' });
    expect(shown.find(({ id }) => id === entry.id)?.name).toBe('Renamed');

    const ids = entries.map(({ id }) => id).reverse();
    await heard(() => operator.call('POST', 'menus/order', { group: 'tab_bar', ids }));
    const moved = await operator.list('menus', { filter: { group: 'tab_bar' }, sort: ['sort', 'ASC'] });
    expect(moved.map(({ id }) => id)).toEqual(ids);
    const { after } = (await lastTrace('menus', 'tab_bar')) as unknown as { after: readonly Row[] };
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.find(({ id }) => id === entry.id)?.name).toBe('Renamed');
    const stale = await operator.call('POST', 'menus/order', { group: 'tab_bar', ids: ids.slice(1) });
    expect(stale.status).toBe(409);

    // A change of name alone keeps the position it was moved to meanwhile.
    const place = moved.find(({ id }) => id === entry.id)?.sort;
    const renamed = await operator.call<Row>('PUT', `menus/${entry.id}`, { name: entry.name });
    expect([renamed.status, renamed.body]).toMatchObject([200, { name: entry.name, sort: place }]);
    expect(place).not.toBe(entry.sort);
    for (const body of [[], null]) {
      expect((await operator.call('PUT', `menus/${entry.id}`, body as never)).status).toBe(422);
    }
  });

  it('a list of countries accepts only countries, and shows the number of customers of each', async () => {
    const counted = async (): Promise<number> => {
      const { customers_by_country: counts } = await owner.one('settings', 'restricted_countries');
      return (counts as Record<string, number>).DE ?? 0;
    };
    const before = await counted();
    await realCustomer(server, 'en', { area_id: 4 * 26 + 5 });
    expect(await counted()).toBe(before + 1);
    const restricted = await owner.one('settings', 'restricted_countries');
    expect((restricted.choices as Row[]).map(({ value }) => value)).toContain('PT');
    const wrong = await owner.call<{ errors: object }>('PUT', 'settings/restricted_countries', {
      value: 'QQ',
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { value: 'There is no such country: choose from the list.' },
    ]);
    expect((await owner.one('settings', 'customer_tag')).customers_by_country).toBeNull();
  });

  it('a script is refused as a menu path, and removed from news', async () => {
    const [entry] = await operator.list('menus', { range: [0, 0] });
    const path = await operator.call('PUT', `menus/${entry?.id}`, { ...entry, path: 'javascript:alert(1)' });
    expect(path.status).toBe(422);

    const [item] = await operator.list('news', { range: [0, 0] });
    const content = '<p>Good</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const texts = { en: { title: 'News', desc: '', content } };
    const saved = await operator.change('news', item?.id ?? 0, { texts });
    expect(JSON.stringify(saved.texts)).not.toMatch(/script|onerror/);
  });

  it('a symbol’s terms are validated field by field, and a valid change is published and logged', async () => {
    const symbol = await ownSymbol(owner, 'TMXUSD');
    const refused = async (changes: object): Promise<string[]> => {
      const answer = await operator.call<{ errors?: object }>('PUT', `symbols/${symbol.id}`, {
        ...symbol,
        ...changes,
      });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors ?? {});
    };
    expect(await refused({ Pip: 0 })).toEqual(['Pip']);
    expect(await refused({ Pip: 0.03 })).toEqual(['ForexMinCont', 'ForexMaxCont']);
    expect(await refused({ ForexMaxCont: 0.001, ForexMinCont: 0.01 })).toContain('ForexMaxCont');
    expect(await refused({ PricePrecision: 9 })).toEqual(['PricePrecision']);
    expect(await refused({ Code: 'EURXXX' })).toEqual(['Code']);
    expect(await refused({ QuoteCurrency: 'XXX' })).toEqual(['IsEnabled']);
    expect(await refused({ HasForexMultiple: [{ Value: 100, Default: false }] })).toEqual([
      'HasForexMultiple',
    ]);
    const sessions = [{ day: 1, from: '10:00', to: '09:00' }];
    const schedule = { ...(symbol.Schedule as object), sessions };
    expect(await refused({ Schedule: schedule })).toEqual(['Schedule.sessions']);

    const HasForexMultiple = [{ Value: 25, Default: true }];
    await heard(() => operator.change('symbols', symbol.id, { HasForexMultiple }));
    const all = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const offered = all.find(({ Code }) => Code === 'TMXUSD');
    expect(offered?.HasForexMultiple).toEqual([{ Value: 25, Default: 1 }]);
    expect(await lastTrace('symbols', 'TMXUSD')).toMatchObject({
      action: 'edit',
      after: { HasForexMultiple },
    });
  });

  it('a blocked customer is signed out at once, and the reason is logged', async () => {
    const account = { account: 'blocked@example.com', password: 'correct horse battery' };
    const registration = { ...account, type: 'email', re_password: account.password };
    const { token, user } = await visitor.take<SignIn>('/api/user/register', registration);
    const line = await socket(server, token);
    await operator.act('customers', user.id, 'block', { what: 'signIn', reason: 'asked for by the bank' });
    expect(await line.closed).toBe(4001);
    expect((await client(server.url, token).get('/api/user/info')).code).toBe(999);
    const again = await visitor.form('/api/user/loginForU', { ...account, login_type: 'email' });
    expect(again.msg).toContain('asked for by the bank');
    expect(await lastTrace('customers', user.id)).toMatchObject({
      action: 'block',
      reason: 'asked for by the bank',
    });

    await operator.act('customers', user.id, 'unblock', { what: 'signIn' });
    expect((await visitor.form('/api/user/loginForU', { ...account, login_type: 'email' })).code).toBe(1);
  });

  it('the reason for changing a customer’s level is logged, and is empty where none was given', async () => {
    const given = { level: 3, credit_score: 90 };
    await operator.change('customers', 2, { ...given, reason: 'Asked for by his adviser' });
    expect(await lastTrace('customers', 2)).toMatchObject({
      action: 'edit',
      reason: 'Asked for by his adviser',
      after: given,
    });
    await operator.change('customers', 2, { ...given, level: 4, reason: null });
    expect((await lastTrace('customers', 2)).reason ?? '').toBe('');
  });

  it('lists page, filter and sort in the simple-rest dialect', async () => {
    const answer = await operator.call<Row[]>('GET', 'customers?range=[0,4]&sort=["id","ASC"]');
    expect(answer.headers.get('content-range')).toMatch(/^customers 0-4\/\d+$/);
    expect(answer.body.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const several = await operator.list('customers', { filter: { id: [2, 3] } });
    expect(several.map(({ id }) => id).sort()).toEqual([2, 3]);
    const found = await operator.list('customers', { filter: { q: 'MIA.' } });
    expect(found.map(({ email }) => email)).toEqual(['mia.bennett@example.com']);
    expect((await operator.call('GET', 'customers?sort=["passwordHash","ASC"]')).status).toBe(422);
    expect(
      (await operator.call('GET', `customers?filter=${encodeURIComponent('{"x' + "' OR 1=1" + '":1}')}`))
        .status,
    ).toBe(422);
    expect((await operator.call('GET', 'customers?range=[5,')).status).toBe(422);
  });
});
