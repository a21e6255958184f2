import { type ReactNode, type ToggleEvent, useState } from "react";
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
 * elsewhere, and gives the focus back to its button. React only mirrors its state (docs/decisions/0007-menus.md).
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
  const [isOpen, setIsOpen] = useState<boolean>(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={isIconOnly ? label : undefined}
        aria-current={isCurrent ? "true" : undefined}
      >
        {!isIconOnly && label}
        <Icon name={isIconOnly && isOpen ? "close" : icon} />
      </button>
      <div
        id={id}
        popover="auto"
        className={className}
        onToggle={(event: ToggleEvent) => setIsOpen(event.newState === "open")}
      >
        {children}
      </div>
    </>
  );
}
