/** `npm run keep:old-files`: adds the hashed files of the last releases to the built site, before it is published. */
import { parseArgs } from "node:util";
import { keepOldFiles } from "./keep-old-files";

const { values } = parseArgs({
  options: {
    site: { type: "string", default: "public" },
    store: { type: "string", default: ".releases" },
    releases: { type: "string", default: "10" },
    days: { type: "string", default: "30" },
  },
});

const kept = keepOldFiles(values.site, values.store, {
  releases: Number(values.releases),
  days: Number(values.days),
});
console.log(`old files: ${kept.releases} releases are kept, ${kept.added} files added, ${kept.removed} removed`);
