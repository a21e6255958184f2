import { createEditMiddleware } from "../../editor/develop/edit-middleware";
import { answerMistakes } from "./mistakes-middleware";
import { addInbox, type DevelopServer } from "./inbox-middleware";

/** Gives Gatsby's server of `npm run develop` the pages' links to their forms, the content's mistakes and the inbox. */
export function extend(server: DevelopServer): void {
  server.use(createEditMiddleware(process.cwd()));
  server.use(answerMistakes);
  addInbox(server);
}
