import { games } from './en/catalog/games.ts'
import { home } from './en/site/home.ts'
import { launch } from './en/play/launch.ts'
import { people } from './en/people/people.ts'
import { shell } from './en/site/shell.ts'
import { wallet } from './en/money/wallet.ts'

export const messages = { shell, home, people, wallet, games, launch } as const
