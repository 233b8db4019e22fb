import { type CallOptions, post, Refusal } from './http.js';

/** Something that a customer does: how it is asked for on the wire, and how the answer is read. */
export interface Action<Request, Answer> {
  readonly path: string;
  readonly write: (request: Request) => object;
  readonly read: (answer: unknown) => Answer;
  /** Fields that can be refused, by their names on the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Wiring<Request, Wire, Answer> {
  readonly path: string;
  readonly write: (request: Request) => object;
  readonly read: (answer: Wire) => Answer;
  readonly fields?: Readonly<Record<string, string>>;
}

/** An action whose answer on the wire has the type `Wire`. */
export const action = <Request, Wire, Answer>({
  path,
  write,
  read,
  fields = {},
}: Wiring<Request, Wire, Answer>): Action<Request, Answer> => ({
  path,
  write,
  read: (answer) => read(answer as Wire),
  fields,
});

/** What came of an action, and what the server says of it. */
export interface Done<Answer> {
  readonly data: Answer;
  readonly said: string;
}

/** Does it with a request that is written already; what is refused of single fields comes under the app's names. */
export async function send<Answer>(
  { path, read, fields }: Action<never, Answer>,
  body: object,
  options: CallOptions = {},
): Promise<Done<Answer>> {
  try {
    const { data, msg } = await post<unknown>(path, body, options);
    return { data: read(data), said: msg };
  } catch (fault) {
    throw fault instanceof Refusal ? fault.under(fields) : fault;
  }
}

export const perform = <Request, Answer>(
  action: Action<Request, Answer>,
  request: Request,
  options: CallOptions = {},
): Promise<Done<Answer>> => send(action, action.write(request), options);

/** For an answer that nobody reads. */
export const unread = (): null => null;
