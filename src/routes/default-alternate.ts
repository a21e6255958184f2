import { DEFAULT_LANGUAGE, type Language } from "../languages/languages";

/** @returns the path that `x-default` names: the German page (decisions: Languages), or the only one there is. */
export function defaultAlternate(alternates: readonly { language: Language; path: string }[]): string | undefined {
  return (alternates.find(({ language }) => language === DEFAULT_LANGUAGE) ?? alternates[0])?.path;
}
