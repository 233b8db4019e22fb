export interface NewsText {
  readonly title: string;
  readonly desc: string;
  readonly content: string;
}

export interface NewsItem {
  readonly id: number;
  readonly category_id: number;
  readonly logo: string;
  readonly texts: Readonly<Record<string, NewsText>>;
  readonly is_shown: boolean;
  readonly published_at_ms: number;
}

export const titleOf = ({ texts }: NewsItem): string =>
  texts.en?.title ?? Object.values(texts)[0]?.title ?? '';
