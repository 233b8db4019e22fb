import { useDataProvider, useLogout, useTheme } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type Product, type Queue, useProducts } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { type DeskLanguage, deskLanguage, LANGUAGES, pickDeskLanguage } from '../texts/desk-language.js';
import { t } from '../texts/texts.js';
import { firstToWork, type InQueue } from '../ui/review/queue.js';
import type { Entry } from './entry.js';

const command = (key: string, title: string, run: () => void): Entry => ({
  key: `command ${key}`,
  title,
  facts: [],
  at: null,
  run,
});

/** Verbs for working on a queue and for creating something. */
const DECIDING = t('search.verbsOfDeciding').split(', ');
const CREATING = t('search.verbsOfCreating').split(', ');

const hasQueue = (product: Product): product is Product & { rail: { label: string; queue: Queue } } =>
  product.rail?.queue !== undefined;

/** Commands without a subject: next row of a queue, light or dark mode, a language, sign-out. */
export function useCommands(me: Me): Entry[] {
  const products = useProducts();
  const data = useDataProvider();
  const navigate = useNavigate();
  const logOut = useLogout();
  const [theme, setTheme] = useTheme();

  const goToNext = async (name: string, { sort, filter }: Queue): Promise<void> => {
    const { data: rows } = await data.getList(name, {
      pagination: { page: 1, perPage: 200 },
      sort: { field: sort, order: 'ASC' },
      filter,
    });
    const id = firstToWork(rows as InQueue[], me.id);
    await navigate(id === null ? `/${name}` : `/${name}/${id}/show`);
  };
  const queues = products
    .filter(({ name }) => name in me.permissions)
    .filter(hasQueue)
    .map(({ name, requests, rail: { label, queue } }) => ({
      ...command(`next ${name}`, t('search.nextOf', { queue: label }), () => void goToNext(name, queue)),
      words: [...DECIDING, ...(queue.verbs ?? [])],
      nouns: requests ? [requests.noun] : [],
    }));
  const languages = Object.entries(LANGUAGES)
    .filter(([code]) => code !== deskLanguage())
    .map(([code, { name }]) =>
      command(`language ${code}`, t('search.language', { name }), () => {
        pickDeskLanguage(code as DeskLanguage);
        globalThis.location.reload();
      }),
    );
  return [
    ...queues,
    theme === 'dark'
      ? command('light', t('search.light'), () => setTheme('light'))
      : command('dark', t('search.dark'), () => setTheme('dark')),
    ...languages,
    command('log-out', t('layout.logOut'), () => void logOut()),
  ];
}

/** Pages of the rail that the role may read, and the operator's account page. */
export function usePages(me: Me): Entry[] {
  const pageOf = (to: string, title: string, also = ''): Entry => ({
    key: `page ${to}`,
    title,
    facts: also === '' ? [] : [also],
    at: null,
    to,
  });
  const offered = useProducts().filter(({ name }) => name in me.permissions);
  return [
    pageOf('/', t('layout.dashboard'), t('search.alsoDashboard')),
    ...offered.flatMap(({ name, rail }) => (rail ? [pageOf(`/${name}`, rail.label, rail.also)] : [])),
    ...offered
      .filter(({ name, pages }) => pages.create && hasPermission(me, name, 'create'))
      .map(({ name, rail, creates }) => ({
        ...pageOf(`/${name}/create`, creates ?? rail?.label ?? name),
        words: CREATING,
      })),
    pageOf('/account', t('layout.mySignIn')),
  ];
}
