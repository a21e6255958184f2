import { useLanguage } from "../../language";

const CONTENTS = {
  de: [
    ["Grundlagen", ["Token", "Texte"]],
    ["Reise", ["Reisezeitraum", "Belegung", "Preisanzeige", "Filter"]],
    ["Formular", ["Textfeld", "Auswahl", "Fehlerliste"]],
    ["Kauf", ["Warenkorb", "Zahlungsart"]],
  ],
  en: [
    ["Basics", ["Tokens", "Words"]],
    ["Travel", ["Travel dates", "Occupancy", "Price display", "Filter"]],
    ["Form", ["Text field", "Choice", "Error list"]],
    ["Purchase", ["Basket", "Payment method"]],
  ],
} as const;

/** The contents of the handbook, beside every page. */
export function Contents({ page }: { page: string }) {
  const { language } = useLanguage();
  return (
    <nav className="rail" aria-label={language === "de" ? "Bausteine" : "Components"}>
      <p className="brand row heavy tight size-18 gap-8">
        <i /> MightyC
      </p>
      {CONTENTS[language].map(([group, pages]) => (
        <section key={group}>
          <h2 className="soft size-13">{group}</h2>
          {pages.map((name) => (
            <a className="block" key={name} href="#page" aria-current={name === page ? "page" : undefined}>
              {name}
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}
