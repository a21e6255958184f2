import type { ReactNode } from "react";
import { Icon, type IconName } from "../../components/icon/icon";

interface DisclosureProps {
  id: string;
  label: string;
  icon: IconName;
  isIconOnly?: boolean;
  isCurrent?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The disclosure pattern on the browser's own popover: it opens without JavaScript, closes on Escape and on a click
 * elsewhere, and gives the focus back to its button. The early script sets the button's `aria-expanded`
 * (src/browser/before-hydration/menu-state.ts; docs/decisions/0007-menus.md).
 */
export function Disclosure({
  id,
  label,
  icon,
  isIconOnly = false,
  isCurrent = false,
  className,
  children,
}: DisclosureProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={isIconOnly ? label : undefined}
        aria-current={isCurrent ? "true" : undefined}
      >
        {!isIconOnly && label}
        <Icon name={icon} />
        {isIconOnly && <Icon name="close" />}
      </button>
      <div id={id} popover="auto" className={className}>
        {children}
      </div>
    </>
  );
}
