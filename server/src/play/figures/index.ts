export { openFigures } from './figures.actions.ts'
export { figuresConsumer } from './figures.jobs.ts'
