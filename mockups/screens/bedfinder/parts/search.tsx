import { type T, useLanguage } from "../../language";
import { type House, KINDS, minutes } from "../houses";

const answers = (t: T) => [t("Altenhafen", "Porthlowen"), t("8 Min. vom Fähranleger", "8 min from the ferry")] as const;

const filters = (t: T) => t(["bis 120 €", "Frühstück", "Hund willkommen"], ["up to £105", "breakfast", "dogs welcome"]);

/** The house that is selected, in the list as on the map. */
export const CHOSEN = "Speicher 4";

const COLOURS = [
  "on-plum border-1.5-plum white",
  "on-plum border-1.5-plum white",
  "on-berry border-1.5-berry white",
  "border-1.5-#b3a5b0",
];

/** The four steps: two are answered, the third is being asked. */
export function Steps() {
  const { t } = useLanguage();
  return (
    <ol className="flex gap-22">
      {[t("Ort", "Town"), t("Lage", "Area"), t("Haus", "House"), t("Bett", "Bed")].map((step, index) => (
        <li
          key={step}
          aria-current={index === 2 ? "step" : undefined}
          className={`row gap-9 snug ${index === 2 ? "in-berry size-17 bold" : "soft"}`}
        >
          <i className={`grid round centre upright width-28 height-28 ${COLOURS[index]}`}>{index + 1}</i>
          <span>
            {step}
            {index < 2 && <b className="block semibold in-plum">{answers(t)[index]}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A house of the list. */
export function Row({ house }: { house: House }) {
  const { t, money } = useLanguage();
  const isChosen = house.name[0] === CHOSEN;
  return (
    <li className={isChosen ? "house chosen grid gap-14 ruled" : "house grid gap-14 ruled"}>
      <p className="walk centred right soft">
        <b className="block size-23 in-plum leading-1">{minutes(house)}</b>
        {t("Min.", "min")}
      </p>
      <div>
        <h2 className="size-17">{t(...house.name)}</h2>
        <p className="soft">{t(...KINDS[house.kind])}</p>
        {house.isApproximate && <p className="approximate soft">{t("ungefähre Lage", "approximate location")}</p>}
        {isChosen && <a href="#beds">{t("Betten ansehen", "See the beds")}</a>}
      </div>
      <p className="night right soft">
        <b className="block size-17 in-plum">{money(t(...house.price), 0)}</b>
        {t("pro Nacht", "a night")}
      </p>
    </li>
  );
}

/** What there is to filter by; the first is set. */
export function Filters() {
  const { t } = useLanguage();
  return (
    <form className="filters flex gap-8 margin-9-0-6">
      {filters(t).map((filter, index) => (
        <label className="size-14 corner-6 border-1.5-line padding-4-10" key={filter}>
          <input className="unseen" type="checkbox" defaultChecked={index === 0} />
          {filter}
        </label>
      ))}
    </form>
  );
}
