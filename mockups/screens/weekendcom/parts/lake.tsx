/** A picture for the magazine: a lake between hills, a jetty, an evening sun; nobody in sight. */
export function Lake() {
  return (
    <svg className="lake block stretch" viewBox="0 0 400 236" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h400v236H0z" fill="#cdb9ff" />
      <circle cx="286" cy="84" r="40" fill="#e6ff4d" />
      <path d="M0 128Q60 62 128 104T262 96 400 120v116H0z" fill="#8d78d6" />
      <path d="M0 140q90-46 170-12t230-8v116H0z" fill="#4f3f96" />
      <path d="M0 150h400v86H0z" fill="#1d1a33" />
      <path
        d="M262 158h48m-66 12h84m-58 12h34m-54 12h74m-46 12h30"
        stroke="#e6ff4d"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="m40 236 74-64h20l-36 64zM112 172v-14m22 14v-14M60 219v-18m46 16v-18"
        stroke="#cdb9ff"
        strokeWidth="4"
        fill="#cdb9ff"
      />
      <path d="M0 150q26-44 34-70 10 28 30 70zM44 150q14-30 20-50 10 24 24 50z" fill="#1d1a33" />
    </svg>
  );
}
