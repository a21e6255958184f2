import type { FieldName } from "./form-fields";

/** What has arrived by the contact form, or as an application. */
export interface Message {
  /** ISO 8601, UTC. */
  arrived: string;
  language: string;
  fields: Partial<Record<FieldName, string>>;
}
