/** What of webpack's configuration the site changes. */
export interface WebpackConfig {
  entry?: Record<string, unknown>;
  plugins?: {
    constructor: { name: string };
    options?: object;
    runtimeOptions?: object;
    definitions?: Record<string, unknown>;
  }[];
  output?: { [name: string]: unknown };
  optimization?: { minimizer?: unknown[]; splitChunks?: SplitChunks };
  module?: { rules?: WebpackRule[] };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]> };
}

interface SplitChunks {
  chunks?: (chunk: { name?: string | null }) => boolean;
  cacheGroups?: Record<string, unknown>;
}

export interface WebpackRule {
  test?: RegExp;
  oneOf?: WebpackRule[];
  use?: Loader[] | ((file: { resource: string }) => unknown);
}

interface Loader {
  options?: { modules?: { localIdentName?: string }; name?: string; limit?: number | false };
}
