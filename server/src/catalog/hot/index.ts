export { openPopularity, type Played, type Popularity } from './hot.actions.ts'
