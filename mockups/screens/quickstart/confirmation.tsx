import type { Screen } from "../screen";
import { River } from "./parts/river";
import { Step, TYPEFACE } from "./parts/step";

const WORDS = {
  de: {
    title: "Gebucht",
    heading: "Gebucht. Wir sehen uns am Steg!",
    facts: [
      ["Nummer", "PW 27-0605-118"],
      ["Tour", "Erlenbach und Mühlfließ"],
      ["Wann", "Sa, 05.06.2027, 9:30 Uhr"],
      ["Treffpunkt", "Steg 2, Mühlstraße 14"],
      ["Bezahlt", "178,00 €"],
    ],
    actions: ["In den Kalender", "Wegbeschreibung"],
    note: "Die Bestätigung ist unterwegs an jonna@beispiel.example.",
  },
  en: {
    title: "Booked",
    heading: "Booked. See you at the jetty!",
    facts: [
      ["Number", "PW 27-0605-118"],
      ["Trip", "Alder Brook and Mill Reach"],
      ["When", "Sat 5 June 2027, 9.30 am"],
      ["Meet at", "Jetty 2, 14 Mill Lane"],
      ["Paid", "£150.00"],
    ],
    actions: ["Add to calendar", "Directions"],
    note: "The confirmation is on its way to joanna@mail.example.",
  },
} as const;

export const screen: Screen = {
  device: "phone",
  title: { de: WORDS.de.title, en: WORDS.en.title },
  typeface: TYPEFACE,
  body: (language) => {
    const { heading, facts, actions, note } = WORDS[language];
    return (
      <Step language={language} number={4} heading={heading}>
        <div className="ticket">
          <River kind={0} />
          <dl>
            {facts.flatMap(([term, value], index) => [
              <dt key={term}>{term}</dt>,
              <dd key={value} className={index === 0 ? "number" : undefined}>
                {value}
              </dd>,
            ])}
          </dl>
        </div>
        <p className="actions">
          {actions.map((name) => (
            <button key={name}>{name}</button>
          ))}
        </p>
        <p className="note">{note}</p>
      </Step>
    );
  },
};
