/** The bay below the hotel, drawn: sky, headland, sea, beach. */
export function Bay({ height }: { height: number }) {
  return (
    <svg className="block stretch corner-4" viewBox={`0 0 320 ${height}`} aria-hidden="true">
      <rect width="320" height={height} fill="#cfe6ee" />
      <circle cx="250" cy="30" r="15" fill="#f5b90f" />
      <path
        d={`M0 ${height * 0.6}Q60 ${height * 0.22} 130 ${height * 0.5}T250 ${height * 0.52}L320 ${height * 0.6}V${height}H0z`}
        fill="#5d8f6d"
      />
      <path d={`M0 ${height * 0.66}H320V${height}H0z`} fill="#2f8fa8" />
      <path d={`M0 ${height * 0.9}Q120 ${height * 0.72} 210 ${height}H0z`} fill="#efdcae" />
      <path d={`M40 ${height * 0.34}h58v${height * 0.2}H40z`} fill="#fff" />
      <path d={`M36 ${height * 0.34}h66l-8-9H44z`} fill="#b9552f" />
      <path d={`M50 ${height * 0.42}h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8z`} fill="#37525c" />
    </svg>
  );
}
