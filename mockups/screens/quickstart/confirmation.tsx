import type { T } from "../language";
import type { Screen } from "../screen";
import { River } from "./parts/river";
import { Step, TYPEFACE } from "./parts/step";

const facts = (t: T) =>
  [
    [t("Nummer", "Number"), "PW 27-0605-118"],
    [t("Tour", "Trip"), t("Erlenbach und Mühlfließ", "Alder Brook and Mill Reach")],
    [t("Wann", "When"), t("Sa, 05.06.2027, 9:30 Uhr", "Sat 5 June 2027, 9.30 am")],
    [t("Treffpunkt", "Meet at"), t("Steg 2, Mühlstraße 14", "Jetty 2, 14 Mill Lane")],
    [t("Bezahlt", "Paid"), t("178,00 €", "£150.00")],
  ] as const;

const actions = (t: T) => [t("In den Kalender", "Add to calendar"), t("Wegbeschreibung", "Directions")] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "Gebucht", en: "Booked" },
  typeface: TYPEFACE,
  body: ({ t }) => (
    <Step number={4} heading={t("Gebucht. Wir sehen uns am Steg!", "Booked. See you at the jetty!")}>
      <div className="ticket clip paper lined corner-16">
        <River kind={0} />
        <dl className="grid padding-12-17-15 columns-86-1fr gap-6-0">
          {facts(t).flatMap(([term, value], index) => [
            <dt className="soft" key={term}>
              {term}
            </dt>,
            <dd key={value} className={index === 0 ? "size-22 heavy tracking-0.02em" : "semibold"}>
              {value}
            </dd>,
          ])}
        </dl>
      </div>
      <p className="grid gap-9 columns-1fr-1fr">
        {actions(t).map((name) => (
          <button className="border-1.5-ink corner-22 clear bold padding-9-0" key={name}>
            {name}
          </button>
        ))}
      </p>
      <p className="soft size-14">
        {t(
          "Die Bestätigung ist unterwegs an jonna@beispiel.example.",
          "The confirmation is on its way to joanna@mail.example.",
        )}
      </p>
    </Step>
  ),
};
