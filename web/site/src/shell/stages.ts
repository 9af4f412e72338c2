/** Where a game is being played: no side menu, and nobody is shown out in the middle of a round. */
const STAGES: readonly string[] = ['/seamless', '/lottery', '/vnLottery', '/seaLottery', '/sealottery']

export function isStage(path: string): boolean {
  return STAGES.includes(path)
}
