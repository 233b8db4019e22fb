import { type CallOptions, post, Refusal } from './http.js';

/** A customer action: how its request is written on the wire, and how the answer is read. */
export interface Action<Request, Answer> {
  readonly path: string;
  readonly write: (request: Request) => object;
  readonly read: (answer: unknown) => Answer;
  /** Fields the server can refuse: wire name to app name. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Wiring<Request, Wire, Answer> {
  readonly path: string;
  readonly write: (request: Request) => object;
  readonly read: (answer: Wire) => Answer;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Defines an action whose wire answer has the type `Wire`. */
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

/** Result of an action, with the server's message. */
export interface Done<Answer> {
  readonly data: Answer;
  readonly said: string;
}

/** Sends an already encoded request. Errors of single fields come back under the app's field names. */
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

/** Reader for an answer that is not used. */
export const discardAnswer = (): null => null;
