/** The paths where a game is played: without a side menu, and a round in progress is not interrupted. */
const STAGES: readonly string[] = ['/seamless', '/lottery', '/vnLottery', '/seaLottery', '/sealottery']

export function isStage(path: string): boolean {
  return STAGES.includes(path)
}
