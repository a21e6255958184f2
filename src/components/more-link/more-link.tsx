import { Link } from "gatsby";
import { Icon } from "../icon/icon";

/** A link onwards, with an arrow that shows where it goes. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="more" to={to}>
      {children} <Icon name="arrow-right" />
    </Link>
  );
}
