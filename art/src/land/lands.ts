import type { LandName } from '../cover/coverSubject.ts'
import * as built from './built.ts'
import * as coast from './coast.ts'
import * as eerie from './eerie.ts'
import * as halls from './halls.ts'
import * as indoors from './indoors.ts'
import * as nature from './nature.ts'
import * as nether from './nether.ts'
import type { Land } from './scene.ts'

export const LANDS: Readonly<Record<LandName, Land>> = {
  hills: nature.hills,
  mountains: nature.mountains,
  dunes: nature.dunes,
  sea: nature.sea,
  deep: nether.deep,
  jungle: nature.jungle,
  forest: nature.forest,
  ice: nature.ice,
  canyon: nature.canyon,
  lava: nether.lava,
  cave: nether.cave,
  city: built.city,
  village: built.village,
  stage: indoors.stage,
  library: indoors.library,
  workshop: indoors.workshop,
  ruins: built.ruins,
  pavilion: built.pavilion,
  sweetland: built.sweetland,
  space: built.space,
  skies: built.skies,
  fair: built.fair,
  beach: coast.beach,
  marsh: coast.marsh,
  kitchen: halls.kitchen,
  ballroom: halls.ballroom,
  stadium: halls.stadium,
  grid: halls.grid,
  manor: eerie.manor,
}
