import { Icon } from "../icon/icon";
import "./button.css";

/** A link that looks like a button: the one thing to do in a view. There is one filled button in it (design, 5). */
export function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="button" href={to}>
      {`${children} `}
      <Icon name="arrow-right" />
    </a>
  );
}
