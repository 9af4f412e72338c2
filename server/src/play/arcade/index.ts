export { showStored as showArcade } from './show.actions.ts'
