export { showStored as showArcade } from './arcade.view.ts'
