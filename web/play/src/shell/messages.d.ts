import type { Language } from '@ronda/i18n'
import type { ArcadeWords } from '../shared/text/arcadeTexts.ts'
import type { LotteryWords } from '../lottery/variants/texts.ts'
import type { TableWords } from '../shared/text/tableTexts.ts'
import type { Messages } from './language.ts'

// English is the reference: a key or an argument that it lacks does not compile.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    // The texts of arcade games, shared tables and lotteries are loaded only while such a game is open.
    Messages: Messages & {
      readonly arcade: ArcadeWords
      readonly sharedRound: TableWords
      readonly lottery: LotteryWords
    }
  }
}
