/** The interface says one promise by itself, where no text can name the fact: by when somebody answers. */
import { readMessages } from "../build/language-packs";
import { declaredFacts } from "../content/facts";
import { LANGUAGES } from "../languages/languages";
import { realSite } from "../testing/real-content";

describe.each(LANGUAGES)("the interface in %s", (language) => {
  it("promises an answer by the time that the file of facts has, if it has one", () => {
    const { replyTime } = declaredFacts(realSite().facts, language);
    expect(readMessages(language)["ways.answer"]).toContain(replyTime ?? "");
  });
});
