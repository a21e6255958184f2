import { Icon } from "../icon/icon";

/** A link onwards, with an arrow that shows where it goes. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="more" href={to}>
      {`${children} `}
      <Icon name="arrow-right" />
    </a>
  );
}
