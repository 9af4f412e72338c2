export { ControlPage } from '../../money/control/ControlPage.tsx'
