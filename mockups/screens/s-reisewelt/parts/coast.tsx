/** The house above the sea, and the mark of the programme. */
export function Coast() {
  return (
    <svg className="coast block stretch" viewBox="0 0 320 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v104H0z" fill="#f3e3bd" />
      <circle cx="252" cy="34" r="17" fill="#c98a1e" />
      <path d="M0 66h320v38H0z" fill="#3f7f8c" />
      <path d="M200 78h60m-26 9h70m-130 7h44" stroke="#8fc0c6" strokeWidth="2.5" />
      <path d="M0 48q50-10 92 4t104 30q-30 14-70 22H0z" fill="#7d8f4e" />
      <path d="M0 78q66-4 126 26H0z" fill="#556833" />
      <path d="M52 34h44v30H52zM96 42h24v22H96z" fill="#fff" />
      <path d="M48 34 74 20l26 14zM94 42l14-8 16 8z" fill="#a4432a" />
      <path d="M60 42h8v9h-8zM78 46h9v18h-9zM103 49h7v7h-7z" fill="#12372a" />
      <path
        d="M30 66V36m0 0q-9 3-12 11m12-11q9 3 12 11m-12-11q-2-8-10-9m10 9q2-8 10-9"
        stroke="#12372a"
        strokeWidth="3"
        fill="none"
      />
    </svg>
  );
}

export function Crest() {
  return (
    <svg className="crest unfilled" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <path d="M5 17q4.5-4 9 0t9 0M14 5v8m0-8 5 6h-5" />
    </svg>
  );
}
