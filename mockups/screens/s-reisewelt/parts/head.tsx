import { useLanguage } from "../../language";
import { WORDS } from "../booking";
import { Crest } from "./coast";

/** The head of the programme's pages, with what the member has in points. */
export function Head({ points }: { points: number }) {
  const { t, number } = useLanguage();
  return (
    <header className="row white gap-12 on-green padding-11-28">
      <Crest />
      <strong className="semibold size-21">Reisewelt</strong>
      <span className="after-auto">{`${t("Mitglied 4471 09", "Member 4471 09")} · ${number(points)} ${t(...WORDS.ofPoints)}`}</span>
    </header>
  );
}
