/** On the grid of the icons (src/components/icon), but not one of them: those are in the code of every page. */
export function WarningSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3 22.5 21h-21zM12 9.5v5M12 16.5v2" />
    </svg>
  );
}
