import { Icon } from "../icon/icon";

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="more" href={to}>
      {`${children} `}
      <Icon name="arrow-right" />
    </a>
  );
}
