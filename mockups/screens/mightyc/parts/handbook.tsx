import { type T, useLanguage } from "../../language";

const contents = (t: T) =>
  t(
    [
      ["Grundlagen", ["Token", "Texte"]],
      ["Reise", ["Reisezeitraum", "Belegung", "Preisanzeige", "Filter"]],
      ["Formular", ["Textfeld", "Auswahl", "Fehlerliste"]],
      ["Kauf", ["Warenkorb", "Zahlungsart"]],
    ],
    [
      ["Basics", ["Tokens", "Words"]],
      ["Travel", ["Travel dates", "Occupancy", "Price display", "Filter"]],
      ["Form", ["Text field", "Choice", "Error list"]],
      ["Purchase", ["Basket", "Payment method"]],
    ],
  );

/** The contents of the handbook, beside every page. */
export function Contents({ page }: { page: string }) {
  const { t } = useLanguage();
  return (
    <nav className="rail" aria-label={t("Bausteine", "Components")}>
      <p className="brand row heavy tight size-18 gap-8 above-16">
        <i /> MightyC
      </p>
      {contents(t).map(([group, pages]) => (
        <section key={group}>
          <h2 className="soft size-13 margin-12-0-4">{group}</h2>
          {pages.map((name) => (
            <a className="block undecorated" key={name} href="#page" aria-current={name === page ? "page" : undefined}>
              {name}
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}
