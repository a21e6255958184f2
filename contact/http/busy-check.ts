import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../settings/settings";

const MINUTE = 60_000;

/** How many times what one visitor may do a household may: with IPv6 it has a network of 56 bits (RIPE-690). */
const VISITORS_OF_HOUSEHOLD = 3;

/** So many addresses are counted at once: more forget the others. */
const MOST_ADDRESSES = 5000;

/** Seconds until there is room; 0 where there is. */
type Check = (request: FastifyRequest) => Promise<number>;

interface BusyChecks {
  /** Counts a request of an address (for IPv6 its network of 64 bits, which is what one visitor has), and of its household. */
  ofAddress: Check;
  /** Counts a message of all: it is right, and about to be kept. What is none uses up nothing that is there for all. */
  inAll: Check;
}

/** Addresses are kept in memory for as long as the window lasts, and nowhere else. @param app with @fastify/rate-limit and `CountedByTime` */
export function busyChecks(app: FastifyInstance, settings: Settings): BusyChecks {
  const { rateMinutes, ratePerAddress, rateInAll } = settings;
  const check = (max: number, more: Partial<FastifyRateLimitOptions> = {}): Check => {
    const limit = app.createRateLimit({ max, timeWindow: rateMinutes * MINUTE, ...more });
    return async (request) => {
      const found = await limit(request);
      return !found.isAllowed && found.isExceeded ? Math.max(1, found.ttlInSeconds) : 0;
    };
  };
  const ofVisitor = check(ratePerAddress);
  const ofHousehold = check(VISITORS_OF_HOUSEHOLD * ratePerAddress, { ipv6Subnet: 56 });
  return {
    ofAddress: async (request) => (await ofVisitor(request)) || (await ofHousehold(request)),
    inAll: check(rateInAll, { keyGenerator: () => "all" }),
  };
}

/** Counts by the time that passes: the package's own store goes by the clock, and one that was ahead would shut the form. */
export class CountedByTime implements FastifyRateLimitStore {
  private readonly counts = new Map<string, number>();
  private end = 0;

  incr: FastifyRateLimitStore["incr"] = (key, done, window = 0) => {
    const now = performance.now();
    if (now >= this.end || this.counts.size >= MOST_ADDRESSES) {
      this.counts.clear();
      this.end = now + window;
    }
    const current = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, current);
    done(null, { current, ttl: this.end - now });
  };

  child(): CountedByTime {
    return new CountedByTime();
  }
}
