import { engines } from "../package.json";
import { packages } from "../package-lock.json";

const { minVersion, satisfies } = jest.requireActual<{
  minVersion(range: string): string;
  satisfies(version: string, range: string): boolean;
}>("semver");

interface Package {
  engines?: { node?: string };
  optional?: boolean;
}

it("the oldest Node.js of package.json runs every package of the lock file", () => {
  const oldest = minVersion(engines.node);
  const refusing = Object.entries(packages as Record<string, Package>).filter(
    ([, { engines: wanted, optional }]) => !optional && !satisfies(oldest, wanted?.node ?? "*"),
  );
  expect(refusing.map(([folder]) => folder)).toEqual([]);
});
