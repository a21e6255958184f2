import { Icon } from "../icon/icon";
import "./button.css";

/** Renders a link as the only filled button of a view. */
export function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="button" href={to}>
      {`${children} `}
      <Icon name="arrow-right" />
    </a>
  );
}
