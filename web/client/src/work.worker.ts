// Solves a puzzle beside the page: trying a number keeps whoever does it busy for many frames.
import { solve, type PuzzleParameters } from './work.ts'

export type WorkOrder = { readonly parameters: PuzzleParameters; readonly from: number; readonly step: number }

addEventListener('message', ({ data }: MessageEvent<WorkOrder>) => {
  postMessage(solve(data.parameters, data.from, data.step))
})
