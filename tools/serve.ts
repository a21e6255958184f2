/** `npm run serve`: serves a built site. */
import path from "node:path";
import { readCommandLine, requireFile } from "./command-line.mjs";
import { choosePort } from "./ports.mjs";
import { createPreviewServer } from "./preview-server";

const USE =
  "npm run serve [folder] - serves a built site, by default public, on PORT or on the next free port from 8000";

async function serve(): Promise<void> {
  const [folder = "public"] = readCommandLine(USE, { maxArguments: 1 }).positionals;
  requireFile(path.join(folder, "index.html"));
  const port = await choosePort(8000);
  const server = createPreviewServer(path.resolve(folder));
  server.listen(port, "localhost", () => {
    console.log(`The site is at http://localhost:${port}/ (Ctrl+C stops it)`);
    console.log("A local build stores messages of its contact form in .contact/mails");
  });
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
