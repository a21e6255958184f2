import { useText } from "../../i18n/language-provider";

/** Says that a campaign is over, where there is no event that says it. */
export function PastNote() {
  const text = useText();
  return <p>{text("state.past")}</p>;
}
