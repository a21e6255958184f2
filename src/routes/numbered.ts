/** @returns the route or path of one page of a list. @param first that of its first page */
export function numbered(first: string, number: number): string {
  return number === 1 ? first : `${first}${number}/`;
}
