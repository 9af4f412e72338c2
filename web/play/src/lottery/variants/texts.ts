import type { Language } from '@ronda/i18n'
import type { lottery as english } from '@ronda/i18n/en/play/lottery'

export type LotteryWords = typeof english

/** Texts of lotteries, loaded when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly lottery: unknown }>> = {
  es: () => import('@ronda/i18n/es/play/lottery'),
  en: () => import('@ronda/i18n/en/play/lottery'),
}

export async function loadLotteryTexts(language: Language): Promise<{ readonly lottery: LotteryWords }> {
  // The type guarantees that every language has the keys of English; only the texts differ.
  return { lottery: (await loaders[language]()).lottery as LotteryWords }
}
