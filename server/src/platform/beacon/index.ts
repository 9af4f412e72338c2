export type { Beacon } from './beacon.ts'
export { openDrand } from './drand.ts'
