import type { Language } from '@ronda/i18n'
import type { ArcadeWords } from '../arcade/speech.ts'
import type { LotteryWords } from '../lottery/speech.ts'
import type { LiveWords } from '../table/speech.ts'
import type { Messages } from './language.ts'

// English is the measure: a key or an argument that it lacks does not compile.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    // Those of solo games are there only while one is open, those of shared tables while one sits at one, and those of
    // lotteries while one is looked at.
    Messages: Messages & { readonly arcade: ArcadeWords; readonly live: LiveWords; readonly lottery: LotteryWords }
  }
}
