/** Interfaces and objects of scripts, as MDN names them, found by the names that stand in a program. */
import { byLastName, featureAt, isReal, keysBelow, lacking } from "./support";

/** What the browser puts into these is of the interface. */
const INSTANCES: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  globalThis: "Window",
  history: "History",
  localStorage: "Storage",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
  self: "Window",
  sessionStorage: "Storage",
  window: "Window",
};

const MEMBERS = [...keysBelow("api"), ...keysBelow("javascript.builtins")].filter((key) => isReal(key));
const NEW_MEMBERS = newNames(MEMBERS);

/** @returns the features behind a name that a program does not declare itself: `requestIdleCallback`, `Temporal` */
export function globalFeatures(name: string): string[] {
  return [`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`].filter((key) => featureAt(key));
}

/** @returns the features behind a part of a global: `navigator.connection`, `Object.groupBy`, `window.Temporal` */
export function memberFeatures(object: string, name: string): string[] {
  const of = INSTANCES[object] ?? object;
  const own = [`api.${of}.${name}_static`, `api.${of}.${name}`, `javascript.builtins.${of}.${name}`];
  return [...own.filter((key) => featureAt(key)), ...(of === "Window" ? globalFeatures(name) : [])];
}

/**
 * @param name of a member of nobody knows what
 * @returns the first feature of this name, where some browser lacks it, whatever the member is of: `hidePopover`
 */
export const newMember = (name: string): string | undefined => NEW_MEMBERS.get(name);

/** @returns the same for the name of an event: `scrollend` */
export const newEvent = (name: string): string | undefined => NEW_MEMBERS.get(`${name}_event`);

/** Names that nothing old has: what is called so is new, whatever it is. */
function newNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const isNew = (all: readonly string[]) => all.every((key) => lacking(key).length > 0);
  return new Map([...byLastName(keys)].filter(([, all]) => isNew(all)).map(([name, [key = ""]]) => [name, key]));
}
