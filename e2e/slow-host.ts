/** Starts the preview server with a delayed runtime, for `npm run test:slow-runtime`. */
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPreviewServer } from "../tools/preview-server";
import { FOLDER, RUNTIME_DELAY_MS } from "./test-site";

/** The script that starts the runtime. */
const FIRST_SCRIPT = /^\/webpack-runtime-[0-9a-f]+\.js/u;

const site = createPreviewServer(path.resolve(FOLDER));
createServer((request, response) => {
  // Requests of tests without a browser are not delayed.
  const isLate = FIRST_SCRIPT.test(request.url ?? "") && request.headers["sec-fetch-dest"] === "script";
  void pause(isLate ? RUNTIME_DELAY_MS : 0).then(() => site.emit("request", request, response));
}).listen(Number(process.env["PORT"]), "localhost");
