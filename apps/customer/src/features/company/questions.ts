/** A question of the help page and its answer, both HTML. */
export interface Question {
  readonly title: string;
  readonly answer: string;
}

const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs;

/**
 * Splits a text into questions: each heading is one, followed by its answer. Content before the first heading is
 * dropped.
 */
export function questionsOf(html: string): Question[] {
  const found = [...html.matchAll(HEADING)];
  return found.map((heading, index) => {
    const from = heading.index + heading[0].length;
    return { title: heading[1] ?? '', answer: html.slice(from, found[index + 1]?.index).trim() };
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Questions that contain every typed word. */
export function searchQuestions(questions: readonly Question[], typed: string): Question[] {
  const words = wordsOf(typed);
  return questions.filter(({ title, answer }) => {
    const text = `${title} ${answer}`.replace(/<[^>]*>/g, ' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
