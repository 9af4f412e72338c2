import { sportsFeedFromServer, type SportsFeedFromServer } from '@ronda/contract'
import { z } from 'zod/mini'

/** A message as it is sent. */
export const encode = (message: SportsFeedFromServer): string => JSON.stringify(z.encode(sportsFeedFromServer, message))
