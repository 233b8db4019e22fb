/** An answer 202: nothing was done yet, this is the request that stands for it. */
export class PendingApproval<Request extends object = object> {
  constructor(readonly request: Request) {}
}
