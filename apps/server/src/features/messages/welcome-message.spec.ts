import { expect, it } from 'vitest';
import type { Settings } from '../settings/settings.js';
import type { Message } from './message.table.js';
import type { NewMessage } from './new-message.js';
import { WelcomeMessage } from './welcome-message.js';

async function textsWith(settings: Readonly<Record<string, string>>): Promise<Message['texts']> {
  let sent: Message['texts'] = {};
  const message = {
    row: async ({ texts }: Pick<Message, 'texts'>) => {
      sent = texts;
    },
  } as unknown as NewMessage;
  const read = {
    text: (key: string) => settings[key] ?? '',
    isOn: (key: string) => settings[key] === '1',
  } as Settings;
  await new WelcomeMessage(message, read).row(1);
  return sent;
}

it('welcomes to the installation by its own name, in every language', async () => {
  const texts = await textsWith({ site_name: 'Harbour', is_demo_login: '1' });
  for (const { title } of Object.values(texts)) expect(title).toContain('Harbour');
});

it('speaks of the demo account only where the log-in page offers one', async () => {
  const [open, closed] = [
    await textsWith({ site_name: 'Harbour', is_demo_login: '1' }),
    await textsWith({ site_name: 'Harbour', is_demo_login: '0' }),
  ];
  expect(open.en?.content).toContain('demo account');
  expect(closed.en?.content).not.toContain('demo account');
});
