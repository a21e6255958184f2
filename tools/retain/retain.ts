/** `npx tsx tools/retain/retain.ts`: adds the hashed files of the last releases to the built site, before it is published. */
import { parseArgs } from "node:util";
import { retainOldFiles } from "./retain-old-files";

const { values } = parseArgs({
  options: {
    site: { type: "string", default: "public" },
    store: { type: "string", default: ".releases" },
    releases: { type: "string", default: "10" },
    days: { type: "string", default: "30" },
  },
});

const retained = retainOldFiles(values.site, values.store, {
  releases: Number(values.releases),
  days: Number(values.days),
});
console.log(
  `old files: ${retained.releases} releases are retained, ${retained.added} files added, ${retained.removed} removed`,
);
