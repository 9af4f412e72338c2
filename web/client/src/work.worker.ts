// Solves a puzzle in a worker: trying one number blocks a thread for many frames.
import { solve, type PuzzleParameters } from './work.ts'

export type WorkOrder = { readonly parameters: PuzzleParameters; readonly from: number; readonly step: number }

addEventListener('message', ({ data }: MessageEvent<WorkOrder>) => {
  postMessage(solve(data.parameters, data.from, data.step))
})
