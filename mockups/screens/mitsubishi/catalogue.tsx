import { Columns } from "../columns";
import type { Screen } from "../screen";
import { ARTICLES } from "./articles";
import { WORDS } from "./catalogue-words";
import { Filters } from "./parts/filters";
import { Frame } from "./parts/frame";
import { Row } from "./parts/row";
import { DEALER } from "./words";

/** The catalogue as a dealer sees it: an article is open, with core, country layer and a price that has just been asked for. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Produktkatalog: Artikel", en: "Product catalogue: products" },
  typeface: "@fontsource-variable/roboto-condensed",
  body: (language) => {
    const words = WORDS[language];
    return (
      <Frame language={language} {...DEALER[language]} open={0}>
        <div className="range">
          <Filters language={language} />
          <main>
            <h1>
              {words.title} <span>{words.found}</span>
            </h1>
            <table className="articles">
              <Columns names={words.columns} />
              <tbody>
                {ARTICLES.map((article) => (
                  <Row key={article.number} language={language} article={article} />
                ))}
              </tbody>
            </table>
          </main>
        </div>
      </Frame>
    );
  },
};
