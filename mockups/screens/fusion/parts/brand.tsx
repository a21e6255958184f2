/** Fusion's mark: three ways that become one. */
export function Brand() {
  return (
    <span className="brand row heavy size-19 gap-8">
      <svg width="24" height="20" viewBox="0 0 24 20" aria-hidden="true">
        <path d="M1 3h5q4 0 6 7 2-7 2 0h9M1 10h22M1 17h5q4 0 6-7" fill="none" stroke="#ff9a5a" strokeWidth="3" />
        <circle cx="20" cy="10" r="3.5" fill="#5b1f6e" />
      </svg>
      Fusion
    </span>
  );
}
