interface PropType {
  (): PropType;
  [name: string]: PropType;
}

/** Stands in for prop-types, which Gatsby's runtime and its router still describe themselves with: React 19 no longer asks. */
const anyType: PropType = new Proxy((() => anyType) as PropType, { get: () => anyType });

export default anyType;
