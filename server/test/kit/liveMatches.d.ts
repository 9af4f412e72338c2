import { type Moment } from '@ronda/games/sports';
import type { Server } from '../../src/app/server.ts';
import type { StoredMatch } from '../../src/play/sports/match.sql.ts';
import type { LeaguePace } from '../../src/play/sports/sports.ts';
import { type BetBody } from './league.ts';
import { type Owner } from './memberBalances.ts';
/** Moves a match into the middle of a moment and shows it. */
export declare function showAt(server: Server, number: number, { atMs }: Moment): Promise<StoredMatch>;
export type Wanted = (moment: Moment, at: number, moments: readonly Moment[]) => boolean;
/** A match at the first moment that is wanted, of the first match that has one. */
export declare function matchAt(server: Server, pace: LeaguePace, wanted: Wanted): Promise<{
    match: StoredMatch;
    moments: readonly Moment[];
    at: number;
}>;
export declare const isOpen: Wanted;
export declare const beforeIncident: Wanted;
/** A bet on the first choice with a price in play. */
export declare function liveBet(match: StoredMatch, stake?: string): BetBody;
/** Bets that take any price that is better, each while the price changes; and those that were placed at a wrong price. */
export declare function tryAroundChanges(server: Server, who: Owner, match: StoredMatch, tries: number): Promise<{
    accepted: number;
    tooOld: {
        price: number;
        version: number;
        asked: number;
    }[];
}>;
