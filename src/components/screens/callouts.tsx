import { RichText } from "../prose/prose";
import * as css from "./callouts.module.css";

/** What to look at on screens, by the numbers on them. How many stand side by side is the screens' (screens.module.css). */
export function Callouts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ol className={css["callouts"]}>
      {texts.map((text) => (
        <RichText key={text} as="li" html={text} />
      ))}
    </ol>
  );
}
