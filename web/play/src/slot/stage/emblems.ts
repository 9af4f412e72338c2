import { coinSvg } from '@ronda/art'
import type { SlotSkin } from '@ronda/contract'
import type { Emblem } from '../round/rules.ts'
import { svgSource } from '../../shared/controls/svgSource.ts'
import { paintEmblem } from './plates.ts'

/** Side length of the picture over a big win. */
const SCENE_PICTURE = 240

const emblems = new Map<string, string>()

/** The symbol that the game draws itself, as the reels show it. */
export function emblemSource(palette: SlotSkin['palette'], emblem: Emblem): string {
  const source = emblems.get(emblem.sign) ?? paintEmblem(SCENE_PICTURE, palette, emblem).toDataURL()
  emblems.set(emblem.sign, source)
  return source
}

let coin: string | undefined

/** Drawing takes longer than a frame, so the result is cached. */
export function coinSource(): string {
  coin ??= svgSource(coinSvg(SCENE_PICTURE))
  return coin
}
