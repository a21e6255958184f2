/** The fields of webpack's configuration that the site changes. */
export interface WebpackConfig {
  entry?: Record<string, string[]>;
  plugins?: { constructor: { name: string }; options?: object; runtimeOptions?: object }[];
  output?: { [name: string]: unknown };
  optimization?: {
    minimizer?: unknown[];
    splitChunks?: { chunks?: (chunk: { name?: string | null }) => boolean; cacheGroups?: Record<string, unknown> };
  };
  module?: { rules?: WebpackRule[] };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]> };
}

export interface WebpackRule {
  test?: RegExp;
  oneOf?: WebpackRule[];
  use?:
    | { options?: { modules?: { localIdentName?: string }; name?: string; limit?: number | false } }[]
    | ((file: { resource: string }) => unknown);
}
