import type { AdminClient, Row } from './back-office.js';

/** Gives an operator a custom role, as two owners do. */
export async function giveCustomRole(
  [owner, other]: readonly [AdminClient, AdminClient],
  holder: AdminClient,
  name: string,
  permissions: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const agreed = async (method: string, path: string, body: object): Promise<void> => {
    const asked = await owner.call<Row>(method, path, body);
    await other.act('approvals', Number(asked.body.approval_id), 'approve');
  };
  await agreed('POST', 'custom-roles', { name, permissions, reason: 'for a story' });
  const role = (await owner.list('custom-roles')).find((each) => each.name === name);
  const { id } = (await holder.call<{ id: number }>('GET', 'auth/me')).body;
  const before = await owner.one('operators', id);
  await agreed('PUT', `operators/${id}`, { ...before, custom_role_id: role?.id, reason: 'for a story' });
}
