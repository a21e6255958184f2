export const CONFIGURATION: readonly string[];
export const CODE: readonly string[];
export const BESIDE_PAGES: readonly string[];
export const CONTENT: readonly string[];
export function digestOf(inputs: readonly string[]): string;
