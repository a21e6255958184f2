/** The interface says one promise by itself, where no text can name the fact: by when somebody answers. */
import { readMessages } from "../../src/site/text-in";
import { declaredFacts } from "../../src/model/facts";
import { LANGUAGES } from "../../src/i18n/languages";
import { realSite } from "../real-content";

describe.each(LANGUAGES)("the interface in %s", (language) => {
  it("promises an answer by the time that the file of facts has, if it has one", () => {
    const { replyTime } = declaredFacts(realSite().facts, language);
    expect(readMessages(language)["ways.answer"]).toContain(replyTime ?? "");
  });
});
