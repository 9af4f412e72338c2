export { openFigures, playedSince } from './figures.actions.ts'
export { figuresConsumer } from './figures.jobs.ts'
