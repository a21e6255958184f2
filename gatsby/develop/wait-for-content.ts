/**
 * Where `npm run develop` can't begin for a mistake in the content: its address shows the check's sentences until they are
 * mended. Ends with 1 where the content has none, for then something else is wrong.
 */
import { createServer } from "node:http";
import { answerMistakes } from "./mistakes-middleware";
import { tellMistakes, toldMistakes } from "./mistakes";
import { mistakesPage } from "./mistakes-page";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { linesOf, loadFor } from "../load-site";
import { onContentChange } from "./watch-content";

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

const port = Number(process.argv[2]);

function readMistakes(): readonly string[] {
  try {
    loadFor("development");
    return [];
  } catch (error) {
    return linesOf(error);
  }
}

const server = createServer((request, response) => {
  answerMistakes(request, response, () => {
    const language = LANGUAGES.find((one) => request.url?.startsWith(`/${one}/`)) ?? DEFAULT_LANGUAGE;
    response.writeHead(503, HEADERS).end(mistakesPage(toldMistakes(), language));
  });
});

tellMistakes(readMistakes());
if (toldMistakes().length === 0) {
  process.exitCode = 1;
} else {
  const stop = onContentChange(() => {
    const lines = readMistakes();
    if (lines.length === 0) {
      stop();
      server.closeAllConnections();
      server.close();
    } else if (lines.join() !== toldMistakes().join()) {
      console.log(lines.join("\n"));
    }
    tellMistakes(lines);
  });
  // As Gatsby does: on the names of this machine alone.
  server.listen(port, "localhost", () => {
    console.log(`The site begins as soon as this is mended. Until then http://localhost:${port}/ shows it.`);
  });
}
