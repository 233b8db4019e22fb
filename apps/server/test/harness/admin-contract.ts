import { type AdminRoute, adminRoutes, isFileAnswer } from '@truemark/contracts/admin';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answers: AdminRoute;
}

/** Literal segments take precedence over row numbers, as in the server's router: `menus/order` is not an entry. */
const routes: readonly Route[] = Object.entries(adminRoutes)
  .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .map(([route, answers]) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), answers };
  });

/** Checks a back-office response against its contract; fields that the contract does not name fail, too. */
export function checkAdminAnswer(method: string, address: string, status: number, body: unknown): void {
  if (status >= 300) return;
  const [path = ''] = address.split('?');
  const route = routes.find((each) => each.method === method && each.pattern.test(path));
  const answer = route?.answers[status as 200];
  if (!answer) throw new Error(`${method} ${path} answered ${status}, which the contract does not know`);
  if (isFileAnswer(answer)) return;
  const { error } = answer.safeParse(body);
  if (!error) return;
  const wrong = error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
  throw new Error(`${method} ${path} does not keep its contract: ${wrong}`);
}
