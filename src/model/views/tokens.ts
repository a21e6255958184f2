/** What the style sheet declares, as the specimen sheet shows it (src/styles/tokens.ts). */
export interface ColourToken {
  name: string;
  /** What it is for: the comment behind it. */
  role: string;
  light: string;
  dark: string;
}

export interface Tokens {
  colours: ColourToken[];
  /** Names of type sizes, from the smallest. */
  sizes: string[];
}
