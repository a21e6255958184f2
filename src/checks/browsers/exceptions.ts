export interface Exception {
  features: readonly string[];
  places: readonly string[];
  fallback: string;
  test: string;
}
export const EXCEPTIONS: readonly Exception[] = [];
