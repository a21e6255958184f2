interface FactsProps {
  entries: readonly (readonly [term: string, value: string])[];
  className: string;
  /** The class names of every term, and of every value. */
  term?: string;
  value: string;
}

/** Terms with their values, each a cell of the grid that the list is. */
export function Facts({ entries, className, term = "soft", value }: FactsProps) {
  const cells = entries.flatMap(([name, said]) => [
    <dt className={term} key={name}>
      {name}
    </dt>,
    <dd className={value} key={said}>
      {said}
    </dd>,
  ]);
  return <dl className={`grid ${className}`}>{cells}</dl>;
}
