import { useGameContext } from './context.ts'
import { numberFormat } from '../text/figures.ts'

/** The parts that a stake is divided into. */
const WHOLE = 10_000

/** Ten-thousandths of a stake as "1.98": two decimals, four where the first two are zero, none where it is large. */
export function useTimes(): (parts: number) => string {
  const { locale } = useGameContext()
  return (parts) => {
    const times = parts / WHOLE
    const places = times >= 1_000 ? 0 : times >= 1.1 || times < 1 ? 2 : 4
    return numberFormat(locale, { maximumFractionDigits: places, roundingMode: 'trunc' }).format(times)
  }
}

/** This many ten-thousandths of a stake, in atoms. */
export const shareOf = (stake: bigint, parts: number): bigint => (stake * BigInt(parts)) / BigInt(WHOLE)

/** The win of a round in ten-thousandths of all that was staked. */
export const partsOf = (win: bigint, staked: bigint): number => (staked === 0n ? 0 : Number((win * 10_000n) / staked))
