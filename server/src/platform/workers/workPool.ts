/** Does costly work, one job at a time or several; the caller looks at `waiting` before it asks for more. */
export type WorkPool<Job, Value> = {
  /** Jobs without an answer. */
  readonly waiting: number
  ask(job: Job): Promise<Value>
  close(): void
}
