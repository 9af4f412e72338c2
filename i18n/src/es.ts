import type { messages as english } from './en.ts'
import { games } from './es/catalog/games.ts'
import { home } from './es/site/home.ts'
import { launch } from './es/play/launch.ts'
import { people } from './es/people/people.ts'
import { shell } from './es/site/shell.ts'
import { wallet } from './es/money/wallet.ts'
import type { Texts } from './texts.ts'

export const messages: Texts<typeof english> = { shell, home, people, wallet, games, launch }
