export type Role = 'owner' | 'operator' | 'support' | 'auditor';
export type Row = Record<string, unknown> & { id: number | string };

export interface AdminAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface ListQuery {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly range?: readonly [number, number];
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
}

/** An operator at the back office's calls. */
export interface AdminClient {
  readonly role: Role;
  readonly token: string;
  /** Any call, refused or not. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<AdminAnswer<T>>;
  list(resource: string, query?: ListQuery): Promise<Row[]>;
  one(resource: string, id: number | string): Promise<Row>;
  /**
   * Saves the row with the changes put over it, as a form of the back office does. Where a second person has to agree,
   * another of the demo's owners does at once; `call` leaves the request waiting.
   */
  change(resource: string, id: number | string, changes: Readonly<Record<string, unknown>>): Promise<Row>;
  /** A new row, as it is once everybody has agreed to it. */
  create(resource: string, row: Readonly<Record<string, unknown>>): Promise<Row>;
  remove(resource: string, id: number | string): Promise<void>;
  /** `POST <resource>/<id>/<action>`, seen through likewise. */
  act(resource: string, id: number | string, action: string, body?: unknown): Promise<unknown>;
}
