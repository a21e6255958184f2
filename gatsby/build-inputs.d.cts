export const CONFIGURATION_INPUTS: readonly string[];
export const CODE_INPUTS: readonly string[];
export const STATIC_INPUTS: readonly string[];
export const CONTENT_INPUTS: readonly string[];
export function digestInputs(inputs: readonly string[]): string;
