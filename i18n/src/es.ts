import type { messages as english } from './en.ts'
import { games } from './es/games.ts'
import { home } from './es/home.ts'
import { launch } from './es/launch.ts'
import { people } from './es/people.ts'
import { shell } from './es/shell.ts'
import { wallet } from './es/wallet.ts'
import type { Texts } from './texts.ts'

export const messages: Texts<typeof english> = { shell, home, people, wallet, games, launch }
