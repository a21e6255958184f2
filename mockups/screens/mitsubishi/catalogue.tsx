import { Columns } from "../columns";
import type { T } from "../language";
import type { Screen } from "../screen";
import { ARTICLES } from "./articles";
import { Filters } from "./parts/filters";
import { dealer, Frame } from "./parts/frame";
import { Row } from "./parts/row";

const columns = (t: T) => t(["Artikelnummer", "Gerät", "", "Bestand"], ["Part number", "Appliance", "", "Stock"]);

/** The catalogue as a dealer sees it: an article is open, with core, country layer and a price that has just been asked for. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Produktkatalog: Artikel", en: "Product catalogue: products" },
  typeface: "@fontsource-variable/roboto-condensed",
  body: ({ t }) => (
    <Frame {...dealer(t)} open={0}>
      <div className="grid shrinks columns-208-1fr">
        <Filters />
        <main className="clip">
          <h1 className="size-21 above-8">
            {t("Luftfeuchte und Lüftung", "Humidity and ventilation")}{" "}
            <span>
              {t("41 Artikel dürfen Sie in Deutschland verkaufen", "38 products you may sell in the United Kingdom")}
            </span>
          </h1>
          <table className="articles stretch">
            <Columns names={columns(t)} />
            <tbody>
              {ARTICLES.map((article) => (
                <Row key={article.number} article={article} />
              ))}
            </tbody>
          </table>
        </main>
      </div>
    </Frame>
  ),
};
