/** The reply time is the only fact in the messages, which can't contain placeholders of facts. */
import { readMessages } from "../../src/site/format-message";
import { declaredFacts } from "../../src/model/facts";
import { LANGUAGES } from "../../src/i18n/languages";
import { realSite } from "../real-content";

it.each(LANGUAGES)("the interface in %s promises the reply time of content/site/facts.yml", (language) => {
  const { replyTime } = declaredFacts(realSite().facts, language);
  expect(readMessages(language)["ways.answer"]).toContain(replyTime ?? "");
});
