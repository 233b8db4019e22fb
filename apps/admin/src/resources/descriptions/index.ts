import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { ChangeValues, Product, Requested } from '../../product.js';
import { t } from '../../texts/texts.js';
import { languageName } from '../../ui/language-name.js';
import { page, rowPart } from '../../ui/page.js';

interface Texts {
  readonly texts?: Readonly<Record<string, { readonly title?: string }>>;
}

/** Maximum number of languages named. */
const MOST = 3;

/** Changed text and its languages; null if it is new or removed, as its kind says. */
function changeOfText({ before, after }: Requested): string | null {
  const [old, now] = [(before as Texts | null)?.texts, (after as Texts | null)?.texts];
  if (!old || !now) return null;
  const codes = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (code) => JSON.stringify(old[code]) !== JSON.stringify(now[code]),
  );
  const title = Object.values(old).find((each) => each.title)?.title;
  if (title === undefined || codes.length === 0) return null;
  const languages = codes.length > MOST ? t('descriptions.inLanguages', { count: codes.length }) : null;
  return t('descriptions.changeOf', {
    title,
    languages: languages ?? codes.map(languageName).join(', '),
  });
}

/** Name of a text in a request, `legal.terms (text 7)`, by where customers read it. */
function askedText(subject: string, places: Readonly<Record<string, string>>): string {
  const place = places[subject.replace(/ \(text \d+\)$/, '')];
  return place === undefined ? subject : `“${place}”`;
}

export const product: Product = {
  name: 'descriptions',
  rail: { group: 'Content', label: t('descriptions.pageTexts'), icon: DescriptionOutlined },
  creates: t('descriptions.newPageText'),
  pageTexts: {
    'legal.terms': t('descriptions.atTerms'),
    'legal.risk': t('descriptions.atRisk'),
    help: t('descriptions.atHelp'),
  },
  requests: {
    kinds: ['descriptions.change'],
    noun: t('descriptions.pageText'),
    called: askedText,
    action: changeOfText,
    effect: rowPart<'StaleByRequest', ChangeValues>(() => import('./StaleByRequest.js'), 'StaleByRequest'),
  },
  pages: {
    list: page(() => import('./DescriptionList.js'), 'DescriptionList'),
    create: page(() => import('./DescriptionForms.js'), 'DescriptionCreate'),
    edit: page(() => import('./DescriptionForms.js'), 'DescriptionEdit'),
  },
};
