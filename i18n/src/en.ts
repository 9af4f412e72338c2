import { games } from './en/games.ts'
import { home } from './en/home.ts'
import { launch } from './en/launch.ts'
import { people } from './en/people.ts'
import { shell } from './en/shell.ts'
import { wallet } from './en/wallet.ts'

export const messages = { shell, home, people, wallet, games, launch } as const
