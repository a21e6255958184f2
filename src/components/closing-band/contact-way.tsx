import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon";
import "./reach.css";

interface ContactWayProps {
  icon: IconName;
  href?: string;
  hasArrow?: boolean;
  children: ReactNode;
}

export function ContactWay({ icon, href, hasArrow = false, children }: ContactWayProps) {
  const content = (
    <>
      <span className="pic">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
      {hasArrow && <Icon name="arrow-right" />}
    </>
  );
  return <li>{href ? <a href={href}>{content}</a> : <p>{content}</p>}</li>;
}
