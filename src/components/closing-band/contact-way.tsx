import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon";
import "./reach.css";

interface ContactWayProps {
  icon: IconName;
  href?: string;
  children: ReactNode;
}

export function ContactWay({ icon, href, children }: ContactWayProps) {
  const content = (
    <>
      <span className="pic">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </>
  );
  return <li>{href ? <a href={href}>{content}</a> : <p>{content}</p>}</li>;
}
