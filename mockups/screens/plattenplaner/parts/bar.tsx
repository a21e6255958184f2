import { type T, useLanguage } from "../../language";

const steps = (t: T) => t(["Raum", "Platte", "Verlegung", "Stückliste"], ["Room", "Panel", "Layout", "Parts list"]);

const OPEN = "on-paper line-top-4-#f0783a ink semibold";

/** The planner's bar with its four steps; `step` is the one that is open. */
export function Bar({ step }: { step: number }) {
  const { t } = useLanguage();
  return (
    <header className="tool row white gap-10 on-slate padding-0-16">
      <svg className="fill-sawn height-24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 2h13v6H1zM16 2h7v6h-7zM1 10h6v6H1zM9 10h14v6H9zM1 18h9v5H1z" />
      </svg>
      <strong className="semibold size-17">Plattenplaner</strong>
      <ol className="flex">
        {steps(t).map((name, index) => (
          <li
            className={`grid centre line-left-1-#434a52 padding-0-18 ${index === step ? OPEN : "in-#c3c9d0"}`}
            key={name}
            aria-current={index === step ? "step" : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <button className="on-#3a4149 corner-4 padding-6-12" type="button">
        {t("Schritt zurück", "Undo")}
      </button>
      <button className="on-#3a4149 corner-4 padding-6-12" type="button">
        {t("Raum verschicken", "Send the room")}
      </button>
    </header>
  );
}
