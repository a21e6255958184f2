/** A stretch of water, drawn: a stream between trees, a lake, a weir at dusk. */
export function River({ kind }: { kind: 0 | 1 | 2 }) {
  const sky = ["#bfe3d6", "#cfe8f0", "#ffd9a8"][kind];
  const water = ["#2b8f86", "#3f9fc0", "#3d6f8f"][kind];
  return (
    <svg viewBox="0 0 208 134" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="208" height="134" fill={sky} />
      {kind === 2 && <circle cx="150" cy="52" r="18" fill="#f2762e" />}
      <path d="M0 62q26-24 52-4t52-8 52 6 52-8v90H0z" fill={kind === 1 ? "#7fae74" : "#3d7a55"} />
      {kind === 0 && <path d="M22 64V26l14 38zm136 0l15-44 15 44zm-22 2l9-30 9 30z" fill="#1f5740" />}
      <path d={kind === 1 ? "M0 70h208v64H0z" : "M70 66h46q-8 26 40 68H30q44-40 40-68z"} fill={water} />
      <path d="M68 104q36 16 76 0-6 15-38 15t-38-15z" fill="#ffd23f" />
      <path d="M82 92l44 30" stroke="#12312e" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="104" cy="92" r="7" fill="#12312e" />
    </svg>
  );
}
