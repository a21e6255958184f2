import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../settings/settings";

const MINUTE = 60_000;

/**
 * Counts requests: of one address (for IPv6 its network of 64 bits, which is what one visitor has), then of all. Addresses
 * are kept in memory for as long as the window lasts, and nowhere else.
 * @param app with @fastify/rate-limit
 * @returns a function that counts a request and says in how many seconds there will be room; 0 where there is
 */
export function busyCheck(app: FastifyInstance, settings: Settings): (request: FastifyRequest) => Promise<number> {
  const timeWindow = settings.rateMinutes * MINUTE;
  const ofAddress = app.createRateLimit({ max: settings.ratePerAddress, timeWindow });
  const inAll = app.createRateLimit({ max: settings.rateInAll, timeWindow, keyGenerator: () => "all" });
  return async (request) => {
    // Who has had enough alone does not use up what is there for all.
    for (const check of [ofAddress, inAll]) {
      const found = await check(request);
      if (!found.isAllowed && found.isExceeded) return Math.max(1, found.ttlInSeconds);
    }
    return 0;
  };
}
