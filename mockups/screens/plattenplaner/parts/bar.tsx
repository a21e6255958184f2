import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../words";

/** The planner's bar with its four steps; `step` is the one that is open. */
export function Bar({ language, step }: { language: ScreenLanguage; step: number }) {
  const words = WORDS[language];
  return (
    <header className="tool">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 2h13v6H1zM16 2h7v6h-7zM1 10h6v6H1zM9 10h14v6H9zM1 18h9v5H1z" />
      </svg>
      <strong>{words.brand}</strong>
      <ol>
        {words.steps.map((name, index) => (
          <li key={name} aria-current={index === step ? "step" : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <button type="button">{words.undo}</button>
      <button type="button">{words.send}</button>
    </header>
  );
}
