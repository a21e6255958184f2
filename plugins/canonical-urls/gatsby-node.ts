import type { GatsbyNode } from "gatsby";

/** Rejects misspelt options, which would be ignored. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    siteUrl: Joi.string().uri().required(),
    noTrailingSlash: Joi.boolean(),
    noQueryString: Joi.boolean(),
    noHash: Joi.boolean(),
    exclude: Joi.array().items(Joi.string()),
    pathKey: Joi.string(),
  });
