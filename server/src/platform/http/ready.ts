/**
 * A reply whose JSON was made before it was asked for: it is sent as it is. `Reply` is what the text stands for, so that
 * a handler cannot answer with the text of another call; a test must hold the text against the call's schema.
 */
export class ReadyReply<Reply> {
  declare readonly standsFor: Reply
  /** The whole answer, with its envelope. */
  readonly body: Buffer

  constructor(value: string) {
    this.body = Buffer.from(`{"success":true,"value":${value}}`)
  }
}
