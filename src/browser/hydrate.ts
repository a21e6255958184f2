import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ReactNode } from "react";
import { guarded } from "./guard";
import { preserveInput } from "./preserve-input";
import { loadPlainDocument } from "./plain-document";

/**
 * Creates Gatsby's hydrate function: it hydrates in a transition, without a long task (quality P3), and reloads the
 * document as plain HTML if React fails. Documents of `npm run develop` are empty.
 */
export function hydrateInSlices(): ((page: ReactNode, container: Element) => void) | undefined {
  if (process.env["NODE_ENV"] === "development") return undefined;
  const onUncaughtError = guarded("plain-document", loadPlainDocument);
  const hydrate = (page: ReactNode, container: Element) => {
    const restoreInput = guarded("preserve-input", preserveInput)(container);
    const onRecoverableError = (error: unknown) => {
      restoreInput?.();
      console.error(error);
    };
    hydrateRoot(container, page, { onUncaughtError, onRecoverableError });
  };
  return (page, container) => startTransition(() => guarded("hydrate", hydrate)(page, container));
}
