/** `npm run test:slow-runtime`: the preview server with a line on which the runtime comes late, as the environment says. */
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPreviewServer } from "../tools/preview-server";
import { RUNTIME_DELAY } from "./runtime-delay";
import { FOLDER } from "./site";

/** Nothing of the runtime begins without it. */
const FIRST_SCRIPT = /^\/webpack-runtime-[0-9a-f]+\.js/u;

const site = createPreviewServer(path.resolve(FOLDER));
createServer((request, response) => {
  // Tests of the host ask for files without a browser, and wait for no runtime.
  const isLate = FIRST_SCRIPT.test(request.url ?? "") && request.headers["sec-fetch-dest"] === "script";
  void pause(isLate ? RUNTIME_DELAY : 0).then(() => site.emit("request", request, response));
}).listen(Number(process.env["PORT"]), "localhost");
