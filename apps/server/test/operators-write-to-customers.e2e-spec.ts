import type { Description, Message, Messages, News, Page } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { testImage } from './harness/pictures.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;
  let german: RealCustomer;
  let thai: RealCustomer;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
    german = await realCustomer(server, 'de');
    thai = await realCustomer(server, 'th');
  });
  afterAll(() => server?.discard());

  const post = async (path: string, body: object): Promise<[number, Row]> => {
    const { status, body: answer } = await operator.call<Row>('POST', path, body);
    return [status, answer];
  };
  const inbox = (of: RealCustomer) => of.client.read<Messages>('/api/internalMessage/list');
  const titles = async (of: RealCustomer): Promise<string[]> =>
    (await inbox(of)).data.map(({ title }) => title);
  const gone = (id: unknown) =>
    expect
      .poll(async () => (await operator.one('messages', Number(id))).state, { timeout: 20_000 })
      .toBe('sent');

  it('news have drafts, a time of publication and an end, and are shown in the reader’s language', async () => {
    const texts = {
      en: { title: 'Shorter hours', desc: '', content: '<h2>When</h2><p>On <strong>Friday</strong>.</p>' },
      de: { title: 'Kürzere Zeiten', desc: 'Am Freitag', content: '<p>Am Freitag.</p>' },
      hk: { title: '縮短時間', desc: '', content: '' },
    };
    const given = { category_id: 1, logo: '', texts, published_at_ms: Date.now() - 1_000 };
    const { id } = await operator.create('news', { ...given, is_shown: false });
    const read = async (lang: string): Promise<News | null> => {
      const reader = client(server.url);
      reader.lang = lang;
      const answer = await reader.get<News>('/api/news/info', { id });
      return answer.code === 1 ? answer.data : null;
    };
    const states: unknown[] = [];
    const change = async (changes: Readonly<Record<string, unknown>>): Promise<News | null> => {
      states.push((await operator.change('news', id, changes)).state);
      return read('en');
    };
    expect(await read('en')).toBeNull();
    const whole = await change({ is_shown: true });
    expect(whole).toMatchObject({ id, title: 'Shorter hours', desc: 'When On Friday.' });
    expect(whole?.content).toBe(texts.en.content);
    expect(await read('de')).toMatchObject({ title: 'Kürzere Zeiten', desc: 'Am Freitag' });
    // Of a text that is translated in part, the rest is in the default language.
    expect(await read('hk')).toMatchObject({ title: '縮短時間', content: texts.en.content });
    // There is no Thai text, so the default language is used.
    expect(await read('th')).toMatchObject({ title: 'Shorter hours' });
    await operator.change('settings', 'default_lang', { value: 'de' });
    expect(await read('th')).toMatchObject({ title: 'Kürzere Zeiten' });
    await operator.change('settings', 'default_lang', { value: 'en' });

    expect(await change({ published_at_ms: Date.now() + 3_600_000 })).toBeNull();
    const soon = Date.now() + 1_500;
    expect(await change({ published_at_ms: soon, ends_at_ms: soon + 2_000 })).toBeNull();
    await expect.poll(() => read('en'), { timeout: 5_000 }).not.toBeNull();
    const list = await client(server.url).read<Page<News>>('/api/news/list');
    expect(list.data.map((each) => each.id)).toContain(id);
    await expect.poll(() => read('en'), { timeout: 5_000 }).toBeNull();
    states.push((await operator.one('news', id)).state);
    expect(states).toEqual(['published', 'scheduled', 'scheduled', 'ended']);
    const ids = async (filter: Readonly<Record<string, unknown>>) =>
      (await operator.list('news', { filter })).map((each) => each.id);
    expect(await ids({ state: 'ended' })).toContain(id);
    expect(await ids({ state: 'published' })).not.toContain(id);
    expect(await ids({ missing: 'th' })).toContain(id);
    expect(await ids({ missing: 'de' })).not.toContain(id);
    expect(await ids({ missing: 'hk' })).toContain(id);
    const wrong = { ...given, is_shown: true, ends_at_ms: given.published_at_ms - 1 };
    expect(await post('news', wrong)).toMatchObject([422, { errors: { ends_at_ms: expect.any(String) } }]);
  });

  it('a page text has a time of publication and an end, and everybody can see an uploaded picture in it', async () => {
    const bytes = await testImage({ width: 80, height: 60 }).png().toBuffer();
    const [status, { url }] = await post('uploads', { data: bytes.toString('base64') });
    expect(status).toBe(201);
    const picture = await fetch(`${server.url}${url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await post('uploads', { data: Buffer.from('<svg/>').toString('base64') }))[0]).toBe(422);

    const content = `<p>Since 2019.</p><img src="${url}" alt="Our office" />`;
    const texts = { en: { title: 'About', content: `${content}<script>alert(1)</script>` } };
    const text = await operator.create('descriptions', { group: 'about.team', texts, is_shown: true });
    const read = () => client(server.url).read<Description>('/api/descript/info', { group: 'about.team' });
    expect((await read()).content).toBe(content);
    await operator.change('descriptions', Number(text.id), { published_at_ms: Date.now() + 60_000 });
    expect((await read()).content).toBe('');
    await operator.change('descriptions', Number(text.id), { published_at_ms: null, ends_at_ms: 1 });
    expect((await read()).content).toBe('');
    await operator.change('descriptions', Number(text.id), { ends_at_ms: null });
    expect((await read()).content).toBe(content);
    const listed = async (fields: object): Promise<string[]> =>
      (await client(server.url).read<Description[]>('/api/descript/list', { ...fields })).map(
        ({ group }) => group,
      );
    const all = await listed({});
    expect(all.length).toBeGreaterThan(1);
    expect(all).toContain('about.team');
    expect(await listed({ group: 'about.team' })).toEqual(['about.team']);
    expect(await listed({ group: 'about.nobody' })).toEqual([]);
    // What cannot be a group is ignored, and refuses nothing.
    for (const group of ['', 'a'.repeat(101)]) expect(await listed({ group })).toEqual(all);
  });

  it('a message goes to one customer, to those of a filter or to all; each gets it once, in their language', async () => {
    const texts = {
      en: { title: 'New hours', content: '<p>From <b>Monday</b> on.</p><script>alert(1)</script>' },
      de: { title: 'Neue Zeiten', content: '<p>Ab Montag.</p>' },
    };
    const demo = await demoCustomer(server);
    const [status, one] = await post('messages', { to: 'one', customer_id: german.user.id, texts });
    expect([status, one]).toMatchObject([201, { state: 'sent', sent: 1 }]);
    const { data: rows, unread } = await inbox(german);
    expect(rows[0]).toMatchObject({ title: 'Neue Zeiten', desc: 'Ab Montag.', content: '', is_read: 0 });
    expect(await titles(thai)).not.toContain('New hours');
    const whole = await german.client.read<Message>('/api/internalMessage/info', { id: rows[0]?.id });
    expect([whole.content, whole.is_read]).toEqual(['<p>Ab Montag.</p>', 1]);
    expect((await inbox(german)).unread).toBe(unread - 1);

    const filter = { language: 'th', real: true };
    const [, filtered] = await post('messages', { to: 'filter', filter, texts });
    await gone(filtered.id);
    expect(await operator.one('messages', Number(filtered.id))).toMatchObject({ sent: 1, filter });
    expect((await titles(thai))[0]).toBe('New hours');
    const id = (await inbox(thai)).data[0]?.id;
    const english = await thai.client.read<Message>('/api/internalMessage/info', { id });
    expect(english.content).toBe('<p>From <b>Monday</b> on.</p>');

    const [, all] = await post('messages', {
      to: 'all',
      texts: { en: { title: 'To all', content: 'Hello' } },
    });
    await gone(all.id);
    for (const who of [german, thai, { client: demo.client } as RealCustomer]) {
      expect((await titles(who)).filter((title) => title === 'To all')).toHaveLength(1);
    }
    // Customers who register later receive none of it.
    expect(await titles(await realCustomer(server))).not.toContain('To all');

    expect((await inbox(thai)).unread).toBeGreaterThan(1);
    const others = (await inbox(german)).unread;
    const { read } = await thai.client.take<{ read: number }>('/api/internalMessage/read_all');
    expect([read > 1, (await inbox(thai)).unread, (await inbox(german)).unread]).toEqual([true, 0, others]);
    expect(await thai.client.take('/api/internalMessage/read_all')).toEqual({ read: 0 });

    const unreadable = { to: 'all', texts: { th: { title: 'สวัสดี', content: '' } } };
    expect((await post('messages', unreadable))[0]).toBe(422);
    expect((await post('messages', { to: 'one', texts }))[0]).toBe(422);
    expect((await post('messages', { to: 'filter', filter: { language: 'xx' }, texts }))[0]).toBe(422);
    const log = await (await adminClient(server, 'owner')).list('audit-log', {
      filter: { resource: 'messages' },
    });
    expect(log.map(({ action, resource_id: of }) => [action, of])).toContainEqual(['create', String(all.id)]);
  });

  it('a message that says where to pay takes two people', async () => {
    for (const content of [
      '<p>Pay to DE89 3704 0044 0532 0130 00</p>',
      '<p><a href="https://elsewhere.example/pay">Here</a></p>',
    ]) {
      const [status, asked] = await post('messages', {
        ...{ to: 'one', customer_id: german.user.id, texts: { en: { title: 'Pay here', content } } },
        reason: 'a new account',
      });
      expect([status, asked.state]).toEqual([202, 'waiting']);
      expect(await titles(german)).not.toContain('Pay here');
      if (content.includes('href')) {
        expect((await second.call('POST', `approvals/${asked.id}/approve`, {})).status).toBe(200);
        expect((await titles(german)).filter((title) => title === 'Pay here')).toHaveLength(1);
      } else {
        await second.call('POST', `approvals/${asked.id}/reject`, { note: 'no' });
      }
    }
    const inside = { en: { title: 'Look', content: '<p><a href="/news">News</a></p>' } };
    expect((await post('messages', { to: 'one', customer_id: german.user.id, texts: inside }))[0]).toBe(201);
  });

  it('a message that says where to pay goes to no more customers than whoever approves it has read', async () => {
    const texts = { en: { title: 'Pay', content: 'Pay to https://pay.example/now' } };
    const filter = { level: 9 };
    const [status, asked] = await post('messages', { to: 'filter', filter, texts, reason: 'new bank' });
    expect([status, asked.after]).toMatchObject([202, { recipients: 0 }]);
    await operator.change('customers', german.user.id, { level: 9 });
    const late = await second.call<Row>('POST', `approvals/${asked.id}/approve`, {});
    expect([late.status, late.body.key]).toEqual([409, 'approvals.outdated']);
    await operator.change('customers', german.user.id, { level: 0 });
    expect(await titles(german)).not.toContain('Pay');
  });

  it('a message that is being sent is stopped', async () => {
    const support = await adminClient(server, 'support');
    const crowd = Array.from({ length: 250 }, () => demoCustomer(server));
    await Promise.all(crowd);
    const texts = { en: { title: 'Too early', content: '' } };
    const [, { id }] = await post('messages', { to: 'all', texts });
    const stopped = await support.call<Row>('POST', `messages/${id}/stop`);
    expect([stopped.status, stopped.body.state]).toEqual([200, 'stopped']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await operator.one('messages', Number(id))).toEqual(stopped.body);
    expect((await support.call<Row>('POST', `messages/${id}/stop`)).status).toBe(409);
  });
});
